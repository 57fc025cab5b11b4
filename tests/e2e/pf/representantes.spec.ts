import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { intercept, watchApi } from './calls';
import {
  button,
  choice,
  choose,
  closeDialog,
  expectError,
  field,
  fill,
  fillAll,
  next,
  onTab,
  openTab,
  storeUpTo,
} from './form';
import {
  attorney,
  CREATED,
  fillAttorney,
  form,
  MODAL_SAVE,
  missing,
  modal,
  openPeople,
  representative,
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

const REPRESENTATIVE = {
  Tipo: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Documento: '24.678.131-4',
  CPF: '52998224725',
  'E-mail': 'marina.leal@outlook.com',
};

test('[PF-PRO-06, PF-PRO-M03, PF-PRO-M04, PF-SUC-01] asks for its fields by name and sends a representative', async ({
  page,
}) => {
  await openPeople(page);
  const api = watchApi(page);
  await button(page, 'Adicionar representante').click();
  await expect(field(modal(page), 'Tipo').getByRole('option')).toHaveText(['Selecione', 'Representante', 'Procurador']);
  for (const [label, value] of Object.entries(REPRESENTATIVE)) {
    await button(modal(page), 'Adicionar').click();
    await closeDialog(page, missing(label));
    await fill(modal(page), label, value);
  }
  await fill(modal(page), 'CPF', '52998224726');
  await button(modal(page), 'Adicionar').click();
  await closeDialog(page, missing('CPF'));
  await expectError(field(modal(page), 'CPF'), 'CPF inválido (dígitos verificadores incorretos)');
  await fill(modal(page), 'CPF', '52998224725');
  await expect(field(modal(page), 'CPF')).toHaveValue('529.982.247-25');
  await choose(modal(page), 'Politicamente exposta', 'Sim');
  expect(await findViolations(page)).toEqual([]);
  await button(modal(page), 'Adicionar').click();
  await closeDialog(page, CREATED);
  await expect(modal(page)).toBeHidden();
  expect(api.changes()).toEqual([{ call: `POST ${MODAL_SAVE}`, body: representative({ PoliticamenteExposta: true }) }]);
  await button(page, 'Adicionar representante').click();
  await expect(field(modal(page), 'Nome')).toHaveValue('');
});

test('[PF-PRO-18, PF-ERR-03] stays open with its content when the server refuses', async ({ page }) => {
  await openPeople(page);
  await button(page, 'Adicionar representante').click();
  await fillAll(modal(page), REPRESENTATIVE);
  await intercept(page, `POST ${MODAL_SAVE}`, { status: 400, body: { data: ['CPF já cadastrado'] } });
  await button(modal(page), 'Adicionar').click();
  await closeDialog(page, {
    title: 'Dados informados inválidos informado para representante',
    text: 'CPF já cadastrado',
  });
  await expect(modal(page)).toBeVisible();
  await expect(field(modal(page), 'Documento')).toHaveValue('24.678.131-4');
  await button(modal(page), 'Adicionar').click();
  await closeDialog(page, CREATED);
  await expect(rowOf(page, 'Marina Sampaio Leal')).toBeVisible();
});

test('[PF-OP-30, PF-SUC-02] a representative is edited in the modal, an attorney in the form, which asks for the rest', async ({
  page,
  server,
}) => {
  const [, plain] = await storePeople(
    server,
    client,
    representative(),
    representative({ Tipo: 'Procurador', Nome: 'Davi Rocha', Email: 'davi@rocha.com' }),
  );
  await openPeople(page);
  const api = watchApi(page);
  await button(page, 'Editar Marina Sampaio Leal').click();
  await expect(field(modal(page), 'Nome')).toHaveValue('Marina Sampaio Leal');
  await fill(modal(page), 'Nome', 'Marina Leal');
  await button(modal(page), 'Atualizar').click();
  await closeDialog(page, UPDATED);
  await expect(rowOf(page, 'Marina Leal')).toBeVisible();

  await button(page, 'Editar Davi Rocha').click();
  await expect(modal(page)).toBeHidden();
  await expect(field(form(page), 'E-mail')).toHaveValue('davi@rocha.com');
  await button(form(page), 'Atualizar').click();
  await closeDialog(page, missing('Telefone'));
  await fillAttorney(page, { Nome: undefined, 'CPF/CNPJ': undefined, 'E-mail': undefined });
  await button(form(page), 'Atualizar').click();
  await closeDialog(page, UPDATED);
  expect(api.changes()[1]).toMatchObject({
    call: `POST ${SAVE}`,
    body: { Guid: plain?.Guid, Documento: '24.678.131-4' },
  });
});

test('[PF-GER-19, PF-PRO-F06, PF-PRO-M09] without job titles neither form asks for one, and it is kept', async ({
  page,
  server,
}) => {
  await storePeople(server, client, attorney({ Cargo: 'Advogado' }));
  await server.setSetting('cargo', 'N');
  await openPeople(page);
  await expect(field(form(page), 'Cargo')).toBeHidden();
  await button(page, 'Adicionar representante').click();
  await expect(field(modal(page), 'Nome')).toBeVisible();
  await expect(field(modal(page), 'Cargo')).toBeHidden();
  await button(modal(page), 'Cancelar').click();
  await button(page, 'Editar Caio Prado Meireles').click();
  await button(form(page), 'Atualizar').click();
  await closeDialog(page, UPDATED);
  await server.setSetting('cargo', 'S');
  await page.reload();
  await onTab(page, 'Procuradores');
  await button(page, 'Editar Caio Prado Meireles').click();
  await expect(field(form(page), 'Cargo')).toHaveValue('Advogado');
});

test('[PF-GER-20, PF-PRO-M10, PF-PRO-23] one representative answers for the login, and one has to', async ({
  page,
  server,
}) => {
  await storePeople(server, client, representative(), representative({ Nome: 'Olga Reis' }));
  await server.setSetting('responsavelLogin', 'S');
  await openTab(page, 'Procuradores');
  const question = 'Responsável pelo login?';
  await next(page);
  await closeDialog(page, {
    title: 'Oops.',
    text: 'Para continuar, é obrigatório informar um representante responsável pelo login. Preencha os dados para prosseguir com o cadastro.',
  });
  await button(page, 'Editar Olga Reis').click();
  await expect(choice(modal(page), question, 'Não')).toBeChecked();
  await choose(modal(page), question, 'Sim');
  await button(modal(page), 'Atualizar').click();
  await closeDialog(page, UPDATED);

  await button(page, 'Editar Marina Sampaio Leal').click();
  await expect(field(modal(page), question)).toHaveAttribute('readonly');
  await expect(field(modal(page), question)).toHaveValue('Não');
  await button(modal(page), 'Cancelar').click();
  await button(page, 'Editar Olga Reis').click();
  await expect(choice(modal(page), question, 'Sim')).toBeChecked();
  await button(modal(page), 'Cancelar').click();
  await next(page);
  await onTab(page, 'Dados Financeiros');
});

test('[PF-GER-21, PF-PRO-22] where an order issuer is required, Avançar waits for one', async ({ page, server }) => {
  await storePeople(server, client, attorney());
  await server.setSetting('emissorOrdem', 'Sim');
  await openTab(page, 'Procuradores');
  const text =
    'Para continuar, é obrigatório informar um emissor de ordem. Preencha os dados para prosseguir com o cadastro.';
  await next(page);
  await closeDialog(page, { title: 'Oops.', text });
  await onTab(page, 'Procuradores');
  await button(page, 'Editar Caio Prado Meireles').click();
  await choose(form(page), 'Emissor de Ordem', 'Sim');
  await next(page);
  await closeDialog(page, { title: 'Oops.', text });
  await button(form(page), 'Atualizar').click();
  await closeDialog(page, UPDATED);
  await next(page);
  await onTab(page, 'Dados Financeiros');
});
