import { expect, type Page } from '@playwright/test';
import { addFund } from '../fundo/stored';
import { addRegistered } from '../pf/registered';
import { COMPANY } from '../pj/stored';
import { askThree } from '../public/asked';
import type { TestServer } from '../server';

/** A page of the portal, and who looks at it; without a token nobody has signed in. */
interface Place {
  path: string;
  token?: string;
}

/** The link of no account, which its page shows like any other until it is pressed. */
const UNKNOWN = '11111111-2222-4333-8444-555555555555';

/** The pages that stand for all: those in front of the login and of links, the first step of each wizard, and those beside them. */
export async function places(server: TestServer): Promise<Place[]> {
  const known = await addRegistered(server, { status: 2 });
  const person = await server.addClient({ name: 'Caio Prado', document: '11144477735', email: 'caio@example.com' });
  const company = await server.addClient(COMPANY);
  const fund = await addFund(server, []);
  const { links, path: signedByLink } = await askThree(server, '11222333000181');
  const byLink = [`/ConfirmarConta/${UNKNOWN}`, `/RealizarAssinaturaDeclaracao/${links[0]}`, signedByLink];
  return [
    ...['/login', '/CadastroInicio', '/RecuperarSenha', '/acessibilidade', ...byLink].map((path) => ({ path })),
    { path: '/CadastroPF_Passo_1', token: person.token },
    { path: '/CadastroPJ_Passo_1', token: company.token },
    { path: '/CadastroFI_Passo_1', token: fund.token },
    { path: '/Dashboard', token: known.token },
    { path: '/Seguranca', token: known.token },
  ];
}

/** Opens a page as its visitor does, and waits until it is all there. */
export async function open(page: Page, { path, token }: Place): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((value) => {
    localStorage.clear();
    if (value) localStorage.setItem('token', value);
  }, token);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText(/^Carregando/)).toHaveCount(0);
}

/** Does the same on every page, and tells what it gave back of each. */
export async function onEach<Found>(
  page: Page,
  server: TestServer,
  look: (place: Place) => Promise<Found>,
): Promise<Record<string, Found>> {
  const found: Record<string, Found> = {};
  await server.reset();
  for (const place of await places(server)) {
    await open(page, place);
    found[place.path] = await look(place);
  }
  return found;
}

/** What `onEach` gives back when all is well: the same for every page. */
export const same = <Found>(found: Record<string, Found>, wanted: Found): Record<string, Found> =>
  Object.fromEntries(Object.keys(found).map((path) => [path, wanted]));
