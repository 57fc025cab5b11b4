import '../src/theme/tenants.css';

const texts = import.meta.glob<{ name: string; line: string }>('../tenants/*/texts.json', {
  eager: true,
  import: 'default',
});

/** The names of the folders of tenants. */
export const tenants = Object.keys(texts).map((path) => path.split('/').at(-2) as string);

/** Shows the page as this tenant's, as the server would. */
export function wearTenant(tenant: string): void {
  const { dataset } = document.documentElement;
  dataset.tenant = tenant;
  Object.assign(dataset, texts[`../tenants/${tenant}/texts.json`]);
}
