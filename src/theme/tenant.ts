/** What a tenant is called. Its colours and its mark come in a style sheet of its own. */
export interface TenantName {
  /** The name in two lines, as in the logo. */
  name: string;
  line: string;
}

/** The tenant of this page, as the server writes it into the root element. */
export function currentTenant(): TenantName {
  const { name = '', line = '' } = document.documentElement.dataset;
  return { name, line };
}
