import { expect, test } from '../fixtures';
import { intercept, watchApi } from './calls';
import { REQUIRED, signDocuments, storeUpToDeclarations } from './declarations';
import { button, choice, choose, closeDialog, dialog, field, next, onTab, openTab } from './form';
import { goBack } from './lists';

const VINCULO = 'Possui vínculo com a instituição?';
const PEP = 'É ou possui relacionamento com pessoa politicamente exposta (PEP)?';
const FATCA = 'É cidadão americano ou possui Green Card (FATCA)?';
const CONTA = 'Opera por conta própria ou de terceiros?';
const OPEN = 'Declarações';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await storeUpToDeclarations(server, client);
  await signIn(client);
});

test.describe('the questions', () => {
  test('[PF-DEC-01, PF-DEC-F01, PF-DEC-F04, PF-OP-41] are there, unanswered, and stop nobody', async ({
    page,
    server,
  }) => {
    await signDocuments(server, client, REQUIRED);
    await openTab(page, 'Produtos');
    await goBack(page, OPEN);
    for (const question of [VINCULO, PEP, FATCA]) {
      await expect(choice(page, question, 'Sim')).not.toBeChecked();
      await expect(choice(page, question, 'Não')).not.toBeChecked();
    }
    await expect(choice(page, CONTA, 'Conta própria')).not.toBeChecked();
    await next(page);
    await onTab(page, 'Produtos');
  });

  test('[PF-DEC-03, PF-DEC-F03, PF-DEC-F05, PF-API-08] go out as text with the tab, and come back', async ({
    page,
    server,
  }) => {
    await signDocuments(server, client, REQUIRED);
    await openTab(page, 'Produtos');
    await goBack(page, OPEN);
    const api = watchApi(page);
    await choose(page, VINCULO, 'Não');
    await expect(field(page, 'Especifique')).toBeHidden();
    await choose(page, PEP, 'Sim');
    await field(page, 'Especifique').fill('Irmã de um deputado estadual.');
    await choose(page, FATCA, 'Não');
    await choose(page, CONTA, 'Terceiros');
    await next(page);
    await onTab(page, 'Produtos');
    expect(api.changes()).toEqual([
      {
        call: 'POST /PessoaFisica/declaracoes',
        body: {
          VinculoRJI: 'false',
          ConhecePep: 'true',
          EspecificacaoPep: 'Irmã de um deputado estadual.',
          CidadaoAmericado: 'false',
          OperaPorConta: 'false',
        },
      },
    ]);
    await page.reload();
    await onTab(page, 'Produtos');
    await goBack(page, OPEN);
    await expect(choice(page, CONTA, 'Terceiros')).toBeChecked();
    await expect(field(page, 'Especifique')).toHaveValue('Irmã de um deputado estadual.');
    await choose(page, PEP, 'Não');
    await choose(page, PEP, 'Sim');
    await expect(field(page, 'Especifique')).toHaveValue('');
  });

  test('[PF-DEC-02, PF-CON-15] name the company of the setting', async ({ page, server }) => {
    await server.setSetting('nomeEmpresa', 'Andorinha Investimentos');
    await openTab(page, OPEN);
    await expect(
      page.getByRole('radiogroup', { name: 'Possui vínculo com Andorinha Investimentos?', exact: true }),
    ).toBeVisible();
  });

  test('[PF-MOD-07, PF-CON-09, PF-DEC-F02] explain what a PEP is', async ({ page }) => {
    await openTab(page, OPEN);
    await button(page, 'O que é PEP?').click();
    const shown = await dialog(page, 'Pessoa politicamente exposta (PEP)');
    await expect(shown).toContainText('agentes públicos');
    await expect(shown).toContainText('nos últimos cinco anos');
    await expect(shown).toContainText('Resolução CVM 50/2021');
    await expect(shown).toContainText('Circular BCB 3.978/2020');
  });

  test('[PF-ERR-14, PF-DEC-20] tell a refused save under their own title', async ({ page, server }) => {
    await signDocuments(server, client, REQUIRED);
    await openTab(page, 'Produtos');
    await goBack(page, OPEN);
    await intercept(page, 'POST /PessoaFisica/declaracoes', { status: 400, body: { data: ['Resposta recusada.'] } });
    await choose(page, VINCULO, 'Sim');
    await next(page);
    await closeDialog(page, { title: 'Dados informados inválidos na aba Declarações', text: 'Resposta recusada.' });
    await onTab(page, OPEN);
    await next(page);
    await onTab(page, 'Produtos');
  });
});
