import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { node } from '../run.mjs';

/** The Estúdio in a page, over a copy of the definitions in a folder that holds it alone. */
export interface Desk {
  page: Page;
  /** Opens a place of it: `#pf/informacoes@pf/informacoes.json/schema/properties/Nome`. */
  open(place: string): Promise<void>;
  folder: string;
  definitions: string;
}

const FIELD = '#pf/informacoes@pf/informacoes.json/schema/properties/PaisNascimento';
const ACCOUNTS = '#pf/dados-bancarios@shared/dados-bancarios.json';
const SEEKING_MS = 120_000;

/** What brings each picture of the guide about, by its name. */
export const SHOTS: Readonly<Record<string, (desk: Desk) => Promise<void>>> = {
  inicio: ({ page }) => page.getByRole('heading', { name: 'Definições' }).waitFor(),
  async campo(desk) {
    await openField(desk);
    await desk.page.getByText('Nenhum problema nas definições.').waitFor({ timeout: SEEKING_MS });
  },
  async porque(desk) {
    await openField(desk);
    await desk.page.getByRole('tab', { name: 'Por quê' }).click();
    await desk.page.getByRole('heading', { name: /País de nascimento está/ }).waitFor();
  },
  async galeria(desk) {
    await openField(desk);
    const { page } = desk;
    await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Campo', exact: true }).click();
    await page.getByRole('dialog', { name: 'Novo campo' }).getByLabel('Título').fill('Contato de recado');
  },
  async regra(desk) {
    await openField(desk);
    const { page } = desk;
    await page.getByRole('searchbox', { name: 'Filtrar a estrutura' }).fill('conjuge');
    await page.getByRole('treegrid').getByText('conjuge', { exact: true }).last().click();
    await page.getByRole('radio', { name: 'Dividido', exact: true }).check({ force: true });
  },
  async casos({ page, open }) {
    await open(ACCOUNTS);
    await page.getByRole('tab', { name: 'Casos' }).click();
    await page.getByRole('button', { name: 'Procurar os casos' }).click();
    await page.getByText('Todos os casos foram procurados.').waitFor({ timeout: SEEKING_MS });
    await page.getByRole('button', { name: 'Ampliar o painel' }).click();
  },
  async previa({ page, folder, definitions }) {
    const preview = join(folder, 'previa');
    const share = ['--import', 'tsx', 'scripts/schemasShare.ts', 'pf', '--out', preview, '--dir', definitions];
    const { code, output } = await node(share);
    if (code !== 0) throw new Error(output);
    await page.goto(pathToFileURL(join(preview, 'index.html')).href);
    await page.getByLabel('Exemplo').selectOption({ label: 'Exemplo 1' });
    await page.frameLocator('iframe').getByLabel('Nome da mãe').click();
    await page.getByRole('textbox', { name: 'Comentário' }).fill('A API já nos dá este nome. Precisa perguntar?');
    await page.getByLabel('Seu nome').fill('Bia, Conformidade');
    await page.getByRole('button', { name: 'Comentar' }).click();
  },
};

async function openField({ page, open }: Desk): Promise<void> {
  await open(FIELD);
  await page.getByLabel('Exemplo').selectOption({ label: 'Exemplo 1' });
}
