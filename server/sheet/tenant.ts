import tenants from '../../tenants/tenants.json' with { type: 'json' };

/** What a sheet shows of the institution. */
export interface Tenant {
  name: string;
  /** `#rrggbb`. */
  accent: string;
}

const known = new Map(Object.entries(tenants));

/** The institution of a tenant's name; its own words for it (a setting) win over the name in its logo. */
export function tenantOf(tenant: string, ownName: string): Tenant {
  const { name, line, accent } = known.get(tenant) ?? tenants.andorinha;
  return { name: ownName.trim() || `${name} ${line}`, accent };
}
