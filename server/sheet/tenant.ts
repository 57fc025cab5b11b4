import type { TenantTexts } from '../storage/revisions/tenantTexts';

/** What a sheet shows of the institution. */
export interface Tenant {
  name: string;
  /** `#rrggbb`. */
  accent: string;
}

/** The institution of a tenant; its own words for it (a setting) win over the name in its logo. */
export function tenantOf({ name, line, accent }: TenantTexts, ownName: string): Tenant {
  return { name: ownName.trim() || `${name} ${line}`, accent };
}
