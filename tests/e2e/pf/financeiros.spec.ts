import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, intercept, watchApi } from './calls';
import { closeDialog, expectNoError, field, fill, fillAll, next, onTab, openTab, storeUpTo } from './form';
import { goBack, saveLater, scrollsSideways } from './lists';

const SAVE = '/PessoaFisica/dadosFinanceiros';
const REQUIRED = ['Bens imóveis', 'Bens móveis', 'Patrimônio líquido'];
const ZEROS = {
  title: 'Confirma os valores?',
  text: 'Todos os valores obrigatórios foram preenchidos como R$ 0,00. Tem certeza de que deseja continuar?',
};
const wrong = (label: string) => ({
  title: 'Oops...',
  text: `O campo ${label} não foi informado corretamente. Use um valor numérico (pode ser 0).`,
});

let client: { id: string; token: string };

test.beforeEach(async ({ page, server, signIn }) => {
  client = await server.addClient();
  await storeUpTo(server, client, 1);
  await signIn(client);
  await openTab(page, 'Dados Financeiros');
});

/** Puts a text into a field by the clipboard. */
async function paste(page: Page, label: string, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await field(page, label).fill('');
  await field(page, label).press('Control+V');
}

test('[PF-FIN-04, PF-FIN-06, PF-FIN-F11] writes amounts as money, and adds up the total in centavos', async ({
  page,
}) => {
  const total = field(page, 'Patrimônio total');
  await expect(total).toHaveAttribute('readonly');
  await field(page, 'Bens imóveis').pressSequentially('1234,5');
  await expect(field(page, 'Bens imóveis')).toHaveValue('1.234,5');
  await field(page, 'Bens imóveis').press('Tab');
  await expect(field(page, 'Bens imóveis')).toHaveValue('1.234,50');
  await expect(total).toHaveValue('1.234,50');
  await fill(page, 'Bens móveis', '0,10');
  await fill(page, 'Patrimônio líquido', '0,20');
  await expect(total).toHaveValue('1.234,80');
  await field(page, 'Bens imóveis').fill('');
  await expect(total).toHaveValue('0,30');
});

test('[PF-FIN-04, PF-FIN-F05] takes pasted amounts for what they mean, and none that means nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pasted = {
    'R$ 1.234,56': '1.234,56',
    '1234.56': '1.234,56',
    ' R$ 12.500 ': '12.500,00',
    'Saldo: R$ 980.000,10': '980.000,10',
    '-500,00': '',
    'dez mil': '',
  };
  for (const [text, shown] of Object.entries(pasted)) {
    await paste(page, 'Bens imóveis', text);
    await field(page, 'Bens imóveis').press('Tab');
    await expect(field(page, 'Bens imóveis'), text).toHaveValue(shown);
  }
});

test('[PF-FIN-01, PF-E2E-12] names the first required amount that is empty; 0 is an amount', async ({ page }) => {
  const api = watchApi(page);
  for (const label of REQUIRED) {
    await next(page);
    await closeDialog(page, wrong(label));
    await expect(field(page, label)).toBeFocused();
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    await fill(page, label, label === 'Bens móveis' ? '0' : '10');
    await expectNoError(field(page, label));
  }
  expect(api.changes()).toEqual([]);
  await next(page);
  await onTab(page, 'Dados Bancários');
});

test('[PF-FIN-02, PF-FIN-03, PF-E2E-12] asks before three zeros go, and only then', async ({ page }) => {
  const api = watchApi(page);
  await fillAll(page, { 'Bens imóveis': '0', 'Bens móveis': '0,00', 'Patrimônio líquido': '0' });
  await next(page);
  await closeDialog(page, { ...ZEROS, button: 'Não, voltar' });
  await onTab(page, 'Dados Financeiros');
  expect(api.changes()).toEqual([]);
  await next(page);
  await closeDialog(page, { ...ZEROS, button: 'Sim, continuar' });
  await onTab(page, 'Dados Bancários');
  expect(api.changes()).toMatchObject([
    { call: `POST ${SAVE}`, body: { BensImoveis: 0, BensMoveis: 0, PatrimonioLiquido: 0, PatrimonioTotal: 0 } },
  ]);
  await goBack(page, 'Dados Financeiros');
  await fill(page, 'Bens móveis', '0,01');
  await next(page);
  await onTab(page, 'Dados Bancários');
});

test('[PF-FIN-05, PF-FIN-07, PF-API-05] sends numbers, and finds them again', async ({ page, server }) => {
  const api = watchApi(page);
  await fillAll(page, {
    'Remuneração mensal': '12500,75',
    'Base dos outros rendimentos': 'Base anual',
    'Especificação dos bens imóveis': 'Apartamento em Campinas',
    'Bens imóveis': '1234,56',
    'Bens móveis': '85000',
    'Patrimônio líquido': '0,1',
  });
  await next(page);
  await onTab(page, 'Dados Bancários');
  const body = {
    RemuneracaoMensal: 12500.75,
    OutrosRendimentos: null,
    BaseOutrosRendimentos: 'Base anual',
    OutrosRendimentosEspecificacao: '',
    BensImoveis: 1234.56,
    BensImoveisEspecificacao: 'Apartamento em Campinas',
    BensMoveis: 85000,
    BensMoveisEspecificacao: '',
    PatrimonioLiquido: 0.1,
    PatrimonioLiquidoEspecificacao: '',
    PatrimonioTotal: 86234.66,
  };
  expect(api.changes()).toEqual([{ call: `POST ${SAVE}`, body }]);
  expect(await callApi(server, client, `GET ${SAVE}`)).toEqual(body);
  await page.reload();
  await onTab(page, 'Dados Bancários');
  await goBack(page, 'Dados Financeiros');
  await expect(field(page, 'Bens imóveis')).toHaveValue('1.234,56');
  await expect(field(page, 'Patrimônio total')).toHaveValue('86.234,66');
});

test('[PF-E2E-18, PF-SAV-04, PF-ERR-12] stays with what was typed after a 400, and goes on at the next click', async ({
  page,
}) => {
  const api = watchApi(page);
  await fillAll(page, { 'Bens imóveis': '1', 'Bens móveis': '2', 'Patrimônio líquido': '3' });
  await intercept(page, `POST ${SAVE}`, { status: 400, body: { data: ['Valor recusado', 'outro'] } });
  await next(page);
  await closeDialog(page, { title: 'Dados informados inválidos na aba Informações.', text: 'Valor recusado' });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await onTab(page, 'Dados Financeiros');
  await expect(field(page, 'Patrimônio líquido')).toHaveValue('3,00');
  // The lists and texts of the next tab come when there is nothing else to do.
  expect(api.own()).toEqual([`POST ${SAVE}`]);
  await next(page);
  await onTab(page, 'Dados Bancários');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(api.changes()).toHaveLength(2);
});

test('[PF-OP-22] keeps a draft without the required amounts', async ({ page, server }) => {
  await fill(page, 'Bens móveis', '85000');
  await saveLater(page);
  await closeDialog(page, {
    title: 'Alterações realizadas com sucesso!',
    text: 'Dados informados foram salvos com sucesso.',
    button: 'OK',
  });
  await onTab(page, 'Dados Financeiros');
  expect(await callApi(server, client, `GET ${SAVE}`)).toMatchObject({ BensImoveis: null, BensMoveis: 85000 });
});

test('has no violation of axe, and does not scroll sideways at 320 px', async ({ page }) => {
  await next(page);
  expect(await findViolations(page)).toEqual([]);
  await closeDialog(page, wrong('Bens imóveis'));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findViolations(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
});
