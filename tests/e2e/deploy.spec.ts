import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { openDefinitions } from '../../server/storage/definitions/live';
import { type Edits, packageOf, rename } from '../server/definitions/packageOf';
import { stepsOfPf } from '../server/definitions/publishing';
import { startDeployed } from './deployed';
import { expect, test } from './fixtures';
import { callApi } from './pf/calls';
import { button, closeDialog, field, fillAll, onTab, storeUpTo } from './pf/form';
import { SAVED } from './pf/lists';
import { PUBLISHED, startTestServer } from './server';

/** A copy of the built portal in which every script has another name: of the old ones none is there. */
function renamedBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-build-'));
  // What was compressed would tell of the files as they were.
  cpSync('dist/portal', folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const scripts = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.js'));
  for (const name of scripts) renameSync(join(folder, 'assets', name), join(folder, 'assets', newName(name)));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!['.js', '.html', '.json'].includes(extname(name))) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    writeFileSync(
      join(folder, name),
      scripts.reduce((all, script) => all.replaceAll(script, newName(script)), text),
    );
  }
  return folder;
}
const newName = (name: string) => name.replace(/\.js$/, '_.js');

/** One more field, and one under another name. */
const CHANGED: Edits = {
  'pf/dados-financeiros.json': (tab) => {
    tab.schema.properties.Origem = { type: 'string', title: 'Origem do patrimônio' };
    tab.schema.required.push('Origem');
    tab.uiSchema['ui:sections'][1].fields.push('Origem');
    tab.examples.valid = [{ BensImoveis: 0, BensMoveis: 0, PatrimonioLiquido: 0, Origem: 'Salário' }];
    tab.examples.invalid = [];
    delete tab.examples.stories;
    rename(tab, 'BensMoveisEspecificacao', 'BensMoveisDetalhe');
  },
};
const STEPS = stepsOfPf({
  id: 'detalhe',
  moved: 'dados-financeiros/BensMoveisEspecificacao',
  to: 'dados-financeiros/BensMoveisDetalhe',
});

test('a new portal and new definitions under a page that is typed into lose nothing, and it goes on in them', async ({
  page,
}) => {
  test.slow();
  const folder = renamedBuild();
  const own = await startTestServer(PUBLISHED);
  const deployed = await startDeployed(own, { definitions: await openDefinitions(own.database, new Date()) });
  try {
    const client = await own.addClient();
    await storeUpTo(own, client, 1);
    await page.goto(`${deployed.url}/login`);
    await page.evaluate((token) => localStorage.setItem('token', token), client.token);
    await page.goto(`${deployed.url}/CadastroPF_Passo_1`);
    await onTab(page, 'Dados Financeiros');
    await fillAll(page, { 'Bens imóveis': '640000', 'Bens móveis': '92000' });

    await own.publish(packageOf(CHANGED), STEPS);
    const definitions = await openDefinitions(own.database, new Date());
    await deployed.deploy({ portalDir: folder, definitions });
    await fillAll(page, { 'Especificação dos bens móveis': 'Um barco', 'Patrimônio líquido': '185300' });
    const drafts = async () => JSON.stringify(await callApi(own, client, 'GET /cliente/rascunhos/pf'));
    await expect.poll(drafts, { timeout: 20_000 }).toContain('185300');

    await page.reload();
    await onTab(page, 'Dados Financeiros');
    await expect(field(page, 'Origem do patrimônio')).toBeVisible();
    await expect(field(page, 'Bens imóveis')).toHaveValue('640.000,00');
    await expect(field(page, 'Especificação dos bens móveis')).toHaveValue('Um barco');
    // The page leads back to where the customer was until they do something.
    await field(page, 'Origem do patrimônio').click();
    await fillAll(page, { 'Origem do patrimônio': 'Herança' });
    await button(page, 'Salvar e continuar depois').click();
    await closeDialog(page, SAVED);
    expect(await callApi(own, client, 'GET /PessoaFisica/dadosFinanceiros')).toMatchObject({
      BensImoveis: 640_000,
      BensMoveis: 92_000,
      BensMoveisDetalhe: 'Um barco',
      PatrimonioLiquido: 185_300,
      Origem: 'Herança',
    });
  } finally {
    await deployed.close();
    await own.close();
    rmSync(folder, { recursive: true });
  }
});
