import type { JsonObject } from '../../../engine/core/json';
import { expect, test } from '../fixtures';
import { intercept, watchApi } from './calls';
import { button, choice, choose, closeDialog, expectError, field, fill, fillAll, next, onTab, storeUpTo } from './form';
import { confirmDeletion, DELETED, goBack } from './lists';
import {
  ATTORNEY,
  attorney,
  CREATED,
  DELETE,
  fillAttorney,
  form,
  missing,
  openPeople,
  rowOf,
  SAVE,
  storePeople,
  UPDATED,
} from './people';

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await server.addClient();
  await storeUpTo(server, client, 1);
  await signIn(client);
});

test('[PF-PRO-03, PF-PRO-04] begins with nobody, and the form of an attorney', async ({ page }) => {
  await openPeople(page);
  await expect(page.getByText('Nenhuma pessoa adicionada', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(form(page).getByRole('heading', { name: 'Dados procurador', exact: true })).toBeVisible();
  await expect(form(page).getByRole('button').filter({ hasText: /./ })).toHaveText(['Cancelar', 'Adicionar']);
  await expect(form(page).getByText('Não tem procurador a incluir? Deixe este formulário em branco.')).toBeVisible();
});

test('[PF-E2E-09, PF-PRO-12, PF-PRO-16, PF-PRO-19] an attorney is added, changed and deleted', async ({ page }) => {
  await openPeople(page);
  await expect(page.getByText('Nenhuma pessoa adicionada', { exact: true })).toBeVisible();
  const api = watchApi(page);
  const isReset = async () => {
    for (const label of [...Object.keys(ATTORNEY), 'CEP', 'Logradouro', 'Número', 'Bairro', 'Cidade', 'UF', 'País'])
      await expect(field(form(page), label)).toHaveValue('');
    for (const question of ['Emissor de Ordem', 'US Person', 'Politicamente exposta'])
      await expect(choice(form(page), question, 'Não')).toBeChecked();
    await expect(button(form(page), 'Adicionar')).toBeVisible();
    await expect(button(form(page), 'Cancelar')).toBeVisible();
  };
  await isReset();

  await fillAttorney(page, { Cargo: 'Advogado' });
  await choose(form(page), 'Emissor de Ordem', 'Sim');
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, CREATED);
  expect(api.changes()).toEqual([{ call: `POST ${SAVE}`, body: attorney({ Cargo: 'Advogado', EmissorOrdem: true }) }]);
  await expect.poll(() => api.count(`GET ${SAVE}`)).toBe(1);
  await isReset();

  api.forget();
  await button(page, 'Editar Caio Prado Meireles').click();
  await expect(button(form(page), 'Atualizar')).toBeVisible();
  await expect(button(form(page), 'Adicionar')).toBeHidden();
  await fill(form(page), 'Número', '1600');
  await choose(form(page), 'US Person', 'Sim');
  await button(form(page), 'Atualizar').click();
  await closeDialog(page, UPDATED);
  const changed = attorney({ Guid: expect.any(String), Cargo: 'Advogado', EmissorOrdem: true, UsPerson: true });
  const sent = api.changes() as { body: JsonObject }[];
  expect(sent).toEqual([{ call: `POST ${SAVE}`, body: { ...changed, Numero: '1600' } }]);
  await expect.poll(() => api.count(`GET ${SAVE}`)).toBe(1);
  await isReset();

  api.forget();
  await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
  await closeDialog(page, DELETED);
  const Guid = sent[0]?.body.Guid;
  expect(api.changes()).toEqual([{ call: `GET ${DELETE}?guid=${Guid}&tipo=Procurador` }]);
  await expect.poll(() => api.count(`GET ${SAVE}`)).toBe(1);
  await expect(page.getByText('Nenhuma pessoa adicionada', { exact: true })).toBeVisible();
  await isReset();
});

test('an attorney whose answer was lost on the way is added once, as it is found in the list', async ({ page }) => {
  await openPeople(page);
  await fillAttorney(page);
  let lost = 0;
  await page.route(`**/api${SAVE}`, async (route) => {
    if (route.request().method() !== 'POST' || lost++ > 0) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, {
    title: 'Sem resposta do servidor',
    text: 'Confira a sua conexão e tente novamente. O que você digitou continua aqui.',
  });
  // It is found in the list: not sent again.
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, CREATED);
  expect(lost).toBe(1);
  await expect(page.getByRole('button', { name: 'Editar Caio Prado Meireles' })).toHaveCount(1);
});

test('[PF-PRO-14, PF-PRO-15] names the first field that is missing, one after another', async ({ page }) => {
  await openPeople(page);
  const api = watchApi(page);
  const filling = {
    ...ATTORNEY,
    CEP: '99999999',
    Logradouro: 'Rua Um',
    Número: '7',
    Bairro: 'Centro',
    Cidade: 'Faro',
  };
  for (const [label, value] of Object.entries({ ...filling, UF: 'SP', País: 'Portugal' })) {
    await button(form(page), 'Adicionar').click();
    await closeDialog(page, missing(label));
    await expect(field(form(page), label)).toBeFocused();
    await expectError(field(form(page), label), 'Campo obrigatório.');
    await fill(form(page), label, value);
    if (label === 'CEP') await closeDialog(page, { title: 'Atenção!' });
  }
  expect(api.changes()).toEqual([]);
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, CREATED);
});

test('[PF-PRO-F03, PF-PRO-F04] takes an invalid document or e-mail for a missing one', async ({ page }) => {
  await openPeople(page);
  const api = watchApi(page);
  await fillAttorney(page, { 'CPF/CNPJ': '11144477736', 'E-mail': 'a..b@x.com' });
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, missing('CPF/CNPJ'));
  await fill(form(page), 'CPF/CNPJ', '11222333000181');
  await expect(field(form(page), 'CPF/CNPJ')).toHaveValue('11.222.333/0001-81');
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, missing('E-mail'));
  await expectError(field(form(page), 'E-mail'), 'O e-mail não pode conter dois pontos consecutivos.');
  expect(api.changes()).toEqual([]);
});

test('[PF-E2E-10, PF-PRO-17, PF-ERR-02, PF-OP-07] tells a wrong phone and a refusal, and keeps its content', async ({
  page,
}) => {
  await openPeople(page);
  const api = watchApi(page);
  await fillAttorney(page, { Telefone: '219981' });
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, {
    title: 'Oops...',
    text: 'O campo Telefone foi informado, mas não foi preenchido corretamente. Preencha a informação para avançar.',
  });
  await expectError(field(form(page), 'Telefone'), 'Telefone inválido');
  expect(api.changes()).toEqual([]);

  await fill(form(page), 'Telefone', '21998123340');
  await intercept(page, `POST ${SAVE}`, { status: 400, body: { data: ['CPF já cadastrado', 'outro'] } });
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, { title: 'Dados informados inválidos para procurador.', text: 'CPF já cadastrado' });
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(field(form(page), 'Nome')).toHaveValue('Caio Prado Meireles');
  await expect(field(form(page), 'Número')).toHaveValue('1578');
  await button(form(page), 'Adicionar').click();
  await closeDialog(page, CREATED);
  expect(api.changes()).toHaveLength(2);
  await expect(rowOf(page, 'Caio Prado Meireles')).toBeVisible();
});

test('[PF-PRO-10, PF-PRO-11, PF-OP-35] copies the row into the form, and locks what its CEP knows without a word', async ({
  page,
  server,
}) => {
  await storePeople(server, client, attorney({ Cargo: 'Advogado', Complemento: 'Sala 2', PoliticamenteExposta: true }));
  await openPeople(page);
  await button(page, 'Editar Caio Prado Meireles').click();
  await expect(form(page).getByRole('button').filter({ hasText: /./ })).toHaveText(['Cancelar', 'Atualizar']);
  const shown = {
    Nome: 'Caio Prado Meireles',
    'CPF/CNPJ': '111.444.777-35',
    'E-mail': 'caio@prado.adv.br',
    Telefone: '(21) 99812-3340',
    Cargo: 'Advogado',
    CEP: '01310-100',
    Logradouro: 'Avenida Paulista',
    Número: '1578',
    Complemento: 'Sala 2',
    Bairro: 'Bela Vista',
    Cidade: 'São Paulo',
  };
  for (const [label, value] of Object.entries(shown)) await expect(field(form(page), label)).toHaveValue(value);
  await expect(choice(form(page), 'Politicamente exposta', 'Sim')).toBeChecked();
  for (const label of ['Logradouro', 'Bairro', 'Cidade', 'UF', 'País'])
    await expect(field(form(page), label)).toHaveAttribute('readonly');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await button(form(page), 'Cancelar').click();
  await expect(field(form(page), 'Nome')).toHaveValue('');
  await expect(button(form(page), 'Adicionar')).toBeVisible();
});

test('[PF-PRO-21, PF-PRO-F08] the CEP fills and locks; one that is not found says so and clears', async ({ page }) => {
  await openPeople(page);
  await fill(form(page), 'CEP', '01310100');
  await expect(field(form(page), 'Logradouro')).toHaveValue('Avenida Paulista');
  await expect(field(form(page), 'País')).toHaveValue('Brasil');
  for (const label of ['Logradouro', 'Bairro', 'Cidade', 'UF', 'País'])
    await expect(field(form(page), label)).toHaveAttribute('readonly');
  await fill(form(page), 'CEP', '00999999');
  await closeDialog(page, {
    title: 'Atenção!',
    text: "O CEP informado não foi encontrado. Verifique e tente novamente ou preencha os campos manualmente. Para CEP's fora do Brasil, o preenchimento manual é necessário.",
  });
  for (const label of ['Logradouro', 'Bairro', 'Cidade', 'UF', 'País']) {
    await expect(field(form(page), label)).toHaveValue('');
    await expect(field(form(page), label)).not.toHaveAttribute('readonly');
  }
  await expect(field(form(page), 'CEP')).toHaveValue('00999-999');
});

test('[PF-PRO-05] the link to find a CEP opens the address of the setting in a new tab', async ({ page, server }) => {
  await server.setSetting('buscaCep', 'https://ceps.example/busca');
  await openPeople(page);
  const link = form(page).getByRole('link', { name: /^Não sei o CEP/ });
  await expect(link).toHaveAttribute('href', 'https://ceps.example/busca');
  await expect(link).toHaveAttribute('target', '_blank');
});

test('[PF-OP-33, PF-PRO-25] is left half-filled over Avançar and a reload, and is not sent', async ({ page }) => {
  await openPeople(page);
  const api = watchApi(page);
  await fillAll(form(page), { Nome: 'Caio Prado Meireles', Telefone: '2199' });
  await choose(form(page), 'US Person', 'Sim');
  await next(page);
  await onTab(page, 'Dados Financeiros');
  const isKept = async () => {
    await onTab(page, 'Procuradores');
    await expect(field(form(page), 'Nome')).toHaveValue('Caio Prado Meireles');
    await expect(field(form(page), 'Telefone')).toHaveValue('(21) 99');
    await expect(choice(form(page), 'US Person', 'Sim')).toBeChecked();
  };
  await goBack(page, 'Procuradores');
  await isKept();
  await page.reload();
  await isKept();
  await expect(page.getByText('Recuperamos o que você digitou')).toBeVisible();
  await field(form(page), 'Telefone').focus();
  await next(page);
  await onTab(page, 'Dados Financeiros');
  await goBack(page, 'Procuradores');
  await isKept();
  expect(api.changes()).toEqual([]);
});
