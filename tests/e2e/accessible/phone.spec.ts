import { existsSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { PARTNER } from '../../server/blocks/declarations/company';
import { expect, test } from '../fixtures';
import { addRegistered as addFund } from '../fundo/stored';
import { callApi } from '../pf/calls';
import { onTab } from '../pf/form';
import { scrollsSideways } from '../pf/lists';
import { addRegistered, openTile } from '../pf/registered';
import { addRegistered as addCompany, addWithoutPartners } from '../pj/stored';
import type { TestServer } from '../server';
import { cutOff, farApart, primaryButtons, smallTargets, unevenLabels } from './looks';

test.describe.configure({ timeout: 180_000 });
test.use({ viewport: { width: 375, height: 812 } });

const WIDTHS = [375, 360, 320];
const WIDER = [768, 1280];

interface Wizard {
  route: string;
  tabs: (string | { id: string })[];
}

/** The wizards, and somebody of each type whose registration is complete and not sent. */
const WIZARDS: Record<string, (server: TestServer) => Promise<{ token: string }>> = {
  pf: (server) => addRegistered(server, { status: 0 }),
  pj: (server) => addCompany(server, 0),
  fundo: (server) => addFund(server, { status: 0 }),
};

for (const [name, add] of Object.entries(WIZARDS)) {
  test(`every step of ${name} fits the narrowest phone, with text far apart, too, has one primary button and level labels`, async ({
    page,
    server,
    signIn,
  }) => {
    const { route, tabs } = JSON.parse(readFileSync(`schemas/${name}/wizard.json`, 'utf8')) as Wizard;
    await signIn(await add(server));
    await page.goto(route);
    await expect(page.getByRole('button', { name: /^(Avançar|Concluir)$/ })).toBeVisible();
    for (const tab of tabs) {
      const id = typeof tab === 'string' ? tab : tab.id;
      await page.goto(`${route}/${id}`);
      // The address alone stands there before the wizard has said whether the tab may be opened.
      await onTab(page, titleOf(name, id));
      await expect(page).toHaveURL(new RegExp(`/${id}$`));
      await page.waitForLoadState('networkidle');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 812 });
        expect([id, width, await faults(page)]).toEqual([id, width, []]);
      }
      for (const width of WIDER) {
        await page.setViewportSize({ width, height: 812 });
        await expect.poll(async () => (await unevenLabels(page)).uneven, `${id} at ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: Math.min(...WIDTHS), height: 812 });
      await farApart(page);
      // A table that finds no room becomes cards as the next frame is laid out.
      await expect
        .poll(async () => [await scrollsSideways(page), await page.evaluate(cutOff)], `${id}, far apart`)
        .toEqual([false, []]);
    }
  });
}

test('three partners, folded to their lines, make the page of a phone two screens longer at most', async ({
  page,
  server,
  signIn,
}) => {
  const client = await addWithoutPartners(server);
  await signIn(client);
  const lines = page.getByRole('button', { name: /^Sócio \d / });
  const heightWith = async (people: number) => {
    await page.goto('/CadastroPJ_Passo_1/dados-da-empresa');
    await onTab(page, 'Dados da Empresa');
    await expect(lines).toHaveCount(people);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => document.documentElement.scrollHeight);
  };
  const alone = await heightWith(0);
  const socios = ['39053344705', '52998224725', '11144477735'].map((CpfCnpj) => ({
    ...PARTNER,
    CpfCnpj,
    Percentual: 20,
  }));
  await callApi(server, client, 'POST /PessoaJuridica/socios', { socios });
  const together = await heightWith(socios.length);
  for (const line of await lines.all()) await expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(together - alone).toBeLessThanOrEqual(2 * 812);
});

/** The title of a tab, which may be one of all wizards. */
function titleOf(wizard: string, tab: string): string {
  const folder = [wizard, 'shared'].find((name) => existsSync(`schemas/${name}/${tab}.json`));
  return JSON.parse(readFileSync(`schemas/${folder}/${tab}.json`, 'utf8')).title;
}

/** What is wrong with a page for a thumb. */
async function faults(page: Page): Promise<string[]> {
  const primary = await primaryButtons(page);
  return [
    ...((await scrollsSideways(page)) ? ['scrolls sideways'] : []),
    ...(await smallTargets(page)),
    ...(primary.length === 1 ? [] : [`primary: ${primary.join(', ')}`]),
  ];
}

test('a section on the narrowest phone has one line over it, and a button as wide as the page under it', async ({
  page,
  server,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(await addRegistered(server, { status: 2 }));
  await page.goto('/');
  await openTile(page, 3);
  const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
  expect((await boxOf('Logoff'))?.y).toBe((await boxOf('Voltar'))?.y);
  expect(await boxOf('Salvar')).toMatchObject({ x: 16, width: 288 });
});
