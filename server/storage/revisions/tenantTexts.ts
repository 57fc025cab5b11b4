import tenants from '../../../tenants/tenants.json' with { type: 'json' };

/** What is written of a tenant. */
export interface TenantTexts {
  name: string;
  line: string;
  accent: string;
}

const known = new Map<string, TenantTexts>(Object.entries(tenants));

/** What is written of the tenant of this name; of the first one where there is none. */
export const tenantTexts = (tenant: string): TenantTexts => known.get(tenant) ?? tenants.andorinha;
