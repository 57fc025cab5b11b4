import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from './calls';
import { REQUIRED, signDocuments, storeUpToDeclarations } from './declarations';
import { button, choice, choose, closeDialog, dialog, field, next, onTab, openTab } from './form';
import { goBack } from './lists';
import { registration } from './registered';

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
  test('[PF-OP-41] that stay blank are optional, and named before all is sent, with the way to them', async ({
    page,
    server,
  }) => {
    const calls = registration();
    const after = calls.findIndex(({ call }) => call.endsWith('/declaracoes')) + 1;
    for (const { call, body } of calls.slice(after)) await callApi(server, client, call, body);
    await openTab(page, 'Produtos');
    await button(page, 'Concluir').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Confira antes de enviar' })).toBeVisible();
    const blank = page.getByRole('region', { name: /perguntas opcionais ficaram sem resposta$/ });
    for (const question of [VINCULO, PEP, FATCA, CONTA]) await expect(blank).toContainText(question);
    await button(page, 'Abrir todas').click();
    await expect(page.getByText('Não respondido').first()).toBeVisible();
    await button(blank, FATCA).click();
    await onTab(page, OPEN);
    await expect(page.getByRole('radiogroup', { name: FATCA })).toHaveAccessibleDescription('(opcional)');
  });

  test('are required where the tenant wants them answered', async ({ page, server }) => {
    await server.setSetting('exigeRespostasCompliance', 'S');
    await signDocuments(server, client, REQUIRED);
    await openTab(page, OPEN);
    await expect(page.getByRole('radiogroup', { name: FATCA })).toHaveAccessibleDescription('');
    const told: string[] = [];
    for (const [question, answer] of [
      [VINCULO, 'Não'],
      [FATCA, 'Não'],
      [PEP, 'Sim'],
      ['Especifique', 'Irmã de um deputado.'],
      [CONTA, 'Terceiros'],
    ] as const) {
      await button(page, 'Avançar').click();
      const refused = await dialog(page, 'Oops...');
      told.push((await refused.textContent()) ?? '');
      await button(refused, 'Entendi').click();
      if (question === 'Especifique') await field(page, question).fill(answer);
      else await choose(page, question, answer);
    }
    const names = [VINCULO, FATCA, PEP, 'Especificação da pessoa politicamente exposta', CONTA];
    expect(told).toEqual(names.map((name) => expect.stringContaining(`O campo ${name} não foi informado`)));
    await next(page);
    await onTab(page, 'Produtos');
  });

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
