import { tenantNamed } from '../tenant';

/** What is written of a tenant. */
export interface TenantTexts {
  name: string;
  line: string;
  accent: string;
}

/** What is written of the tenant of this name; of the first one where there is none. */
export function tenantTexts(tenant: string, folder?: string): TenantTexts {
  const { name, line, accent } = tenantNamed(tenant, folder);
  return { name, line, accent };
}
