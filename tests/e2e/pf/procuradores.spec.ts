import type { Page } from '@playwright/test';
import type { JsonObject } from '../../../engine/core/json';
import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import type { TestServer } from '../server';
import {
  button,
  choice,
  choose,
  closeDialog,
  dialog,
  expectError,
  field,
  fill,
  fillAll,
  next,
  onTab,
  openTab,
  section,
  storeUpTo,
} from './form';
import {
  ATTORNEY,
  attorney,
  confirmDeletion,
  fillAttorney,
  goBack,
  intercept,
  representative,
  rowOf,
  scrollsSideways,
  storePeople,
  watchApi,
} from './lists';

const SAVE = '/PessoaFisica/representante';
const MODAL_SAVE = '/pessoaFisica/representante';
const DELETE = '/PessoaFisica/representante/excluir';
const CHECK = '/declaracao/existeDeclaracaoAssinaturaCliente';
const CREATED = { title: 'Inclusão realizada com sucesso!', text: 'Dados informados foram salvos com sucesso.' };
const UPDATED = { title: 'Alteração realizada com sucesso!', text: 'Dados informados foram salvos com sucesso.' };
const DELETED = { title: 'Exclusão realizada com sucesso!', text: 'Dados informados foram excluídos com sucesso.' };
const SIGNATURES = {
  title: 'Atenção!',
  text: 'As alterações nos dados deste responsável invalidam as assinaturas já coletadas das declarações. Será necessário solicitar novas assinaturas a todos os responsáveis. Deseja continuar com esta alteração?',
};

const form = (page: Page) => section(page, 'Dados procurador');
const modal = (page: Page) => page.getByRole('dialog', { name: 'Adicionar representante', exact: true });
const missing = (name: string) => ({
  title: 'Oops...',
  text: `O campo ${name} não foi informado ou é inválido, preencha a informação para avançar.`,
});

let client: { id: string; token: string };

/** Tab Procuradores of a client with everything before it stored. */
async function openAttorneys(page: Page, signIn: (client: { token: string }) => Promise<void>) {
  await signIn(client);
  await openTab(page, 'Dados Financeiros');
  await goBack(page, 'Procuradores');
}

test.beforeEach(async ({ server }) => {
  client = await server.addClient();
  await storeUpTo(server, client, 1);
});

test.describe('the form', () => {
  test('[PF-E2E-09, PF-PRO-03, PF-PRO-12] an attorney is added, changed and deleted', async ({ page, signIn }) => {
    await openAttorneys(page, signIn);
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
    expect(api.changes()).toEqual([
      { call: `POST ${SAVE}`, body: attorney({ Cargo: 'Advogado', EmissorOrdem: true }) },
    ]);
    expect(api.count(`GET ${SAVE}`)).toBe(1);
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
    expect(api.count(`GET ${SAVE}`)).toBe(1);
    await isReset();

    api.forget();
    await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
    await closeDialog(page, DELETED);
    const Guid = sent[0]?.body.Guid;
    expect(api.changes()).toEqual([{ call: `GET ${DELETE}?guid=${Guid}&tipo=Procurador` }]);
    expect(api.count(`GET ${SAVE}`)).toBe(1);
    await expect(page.getByText('Nenhuma pessoa adicionada', { exact: true })).toBeVisible();
    await isReset();
  });

  test('[PF-PRO-14, PF-PRO-15] names the first field that is missing, one after another', async ({ page, signIn }) => {
    await openAttorneys(page, signIn);
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

  test('[PF-PRO-F03, PF-PRO-F04] takes an invalid document or e-mail for a missing one', async ({ page, signIn }) => {
    await openAttorneys(page, signIn);
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
    signIn,
  }) => {
    await openAttorneys(page, signIn);
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

  test('[PF-PRO-11, PF-OP-35] copies the row into the form, and locks what its CEP knows without a word', async ({
    page,
    server,
    signIn,
  }) => {
    await storePeople(
      server,
      client,
      attorney({ Cargo: 'Advogado', Complemento: 'Sala 2', PoliticamenteExposta: true }),
    );
    await openAttorneys(page, signIn);
    await button(page, 'Editar Caio Prado Meireles').click();
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

  test('[PF-PRO-21, PF-PRO-F08] the CEP fills and locks; one that is not found says so and clears', async ({
    page,
    signIn,
  }) => {
    await openAttorneys(page, signIn);
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

  test('[PF-PRO-05] the link to find a CEP opens the address of the setting in a new tab', async ({
    page,
    server,
    signIn,
  }) => {
    await server.setSetting('buscaCep', 'https://ceps.example/busca');
    await openAttorneys(page, signIn);
    const link = form(page).getByRole('link', { name: /^Não sei o CEP/ });
    await expect(link).toHaveAttribute('href', 'https://ceps.example/busca');
    await expect(link).toHaveAttribute('target', '_blank');
  });

  test('[PF-OP-33, PF-PRO-25] is left half-filled over Avançar and a reload, and is not sent', async ({
    page,
    signIn,
  }) => {
    await openAttorneys(page, signIn);
    const api = watchApi(page);
    await fillAll(form(page), { Nome: 'Caio Prado Meireles', Telefone: '2199' });
    await choose(form(page), 'US Person', 'Sim');
    await next(page);
    await onTab(page, 'Dados Financeiros');
    const isKept = async () => {
      await goBack(page, 'Procuradores');
      await expect(field(form(page), 'Nome')).toHaveValue('Caio Prado Meireles');
      await expect(field(form(page), 'Telefone')).toHaveValue('(21) 99');
      await expect(choice(form(page), 'US Person', 'Sim')).toBeChecked();
    };
    await isKept();
    await page.reload();
    await onTab(page, 'Dados Financeiros');
    await expect(page.getByText('Recuperamos o que você digitou')).toBeVisible();
    await isKept();
    expect(api.changes()).toEqual([]);
  });
});

test.describe('the modal', () => {
  const REPRESENTATIVE = {
    Tipo: 'Representante',
    Nome: 'Marina Sampaio Leal',
    Documento: '24.678.131-4',
    CPF: '52998224725',
    'E-mail': 'marina.leal@outlook.com',
  };

  test('[PF-PRO-06, PF-PRO-M03, PF-PRO-M04] asks for its fields by name and sends a representative', async ({
    page,
    signIn,
  }) => {
    await openAttorneys(page, signIn);
    const api = watchApi(page);
    await button(page, 'Adicionar representante').click();
    await expect(field(modal(page), 'Tipo').getByRole('option')).toHaveText([
      'Selecione',
      'Representante',
      'Procurador',
    ]);
    for (const [label, value] of Object.entries(REPRESENTATIVE)) {
      await button(modal(page), 'Adicionar').click();
      await closeDialog(page, missing(label));
      await fill(modal(page), label, value);
    }
    await fill(modal(page), 'CPF', '52998224726');
    await button(modal(page), 'Adicionar').click();
    await closeDialog(page, missing('CPF'));
    await expectError(field(modal(page), 'CPF'), 'Campo obrigatório.');
    await fill(modal(page), 'CPF', '52998224725');
    await expect(field(modal(page), 'CPF')).toHaveValue('529.982.247-25');
    await choose(modal(page), 'Politicamente exposta', 'Sim');
    expect(await findViolations(page)).toEqual([]);
    await button(modal(page), 'Adicionar').click();
    await closeDialog(page, CREATED);
    await expect(modal(page)).toBeHidden();
    expect(api.changes()).toEqual([
      { call: `POST ${MODAL_SAVE}`, body: representative({ PoliticamenteExposta: true }) },
    ]);
    await button(page, 'Adicionar representante').click();
    await expect(field(modal(page), 'Nome')).toHaveValue('');
  });

  test('[PF-PRO-18, PF-ERR-03] stays open with its content when the server refuses', async ({ page, signIn }) => {
    await openAttorneys(page, signIn);
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

  test('[PF-OP-30] a representative is edited in the modal, an attorney in the form, which asks for the rest', async ({
    page,
    server,
    signIn,
  }) => {
    const [, plain] = await storePeople(
      server,
      client,
      representative(),
      representative({ Tipo: 'Procurador', Nome: 'Davi Rocha', Email: 'davi@rocha.com' }),
    );
    await openAttorneys(page, signIn);
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
});

test.describe('the check of signatures', () => {
  test.beforeEach(async ({ page, server, signIn }) => {
    await storePeople(server, client, attorney());
    await openAttorneys(page, signIn);
  });

  test('[PF-PRO-24, PF-OP-32] asks before a change of what was signed; Cancelar changes nothing', async ({ page }) => {
    const api = watchApi(page);
    await intercept(page, `GET ${CHECK}`, { status: 200, body: { data: true } }, 3);
    await button(page, 'Editar Caio Prado Meireles').click();
    await fill(form(page), 'Número', '2');
    await button(form(page), 'Atualizar').click();
    await closeDialog(page, { ...SIGNATURES, button: 'Cancelar' });
    await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
    await closeDialog(page, { ...SIGNATURES, button: 'Cancelar' });
    expect(api.count(`GET ${CHECK}`)).toBe(2);
    expect(api.changes()).toEqual([]);
    await expect(field(form(page), 'Número')).toHaveValue('2');
    await button(form(page), 'Atualizar').click();
    await closeDialog(page, { ...SIGNATURES, button: 'Sim, continuar' });
    await closeDialog(page, UPDATED);
    expect(api.changes()).toHaveLength(1);
  });

  test('[PF-PRO-24, PF-ERR-18] goes no further when the check fails, with the words of the server or its own', async ({
    page,
  }) => {
    const api = watchApi(page);
    await intercept(page, `GET ${CHECK}`, { status: 500, body: { data: ['Serviço indisponível'] } });
    await button(page, 'Editar Caio Prado Meireles').click();
    await button(form(page), 'Atualizar').click();
    await closeDialog(page, { title: 'Erro na verificação', text: 'Serviço indisponível' });
    await intercept(page, `GET ${CHECK}`, 'gone');
    await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
    await closeDialog(page, { title: 'Erro na verificação', text: 'Falha ao verificar documentos ativos.' });
    expect(api.changes()).toEqual([]);
    await expect(rowOf(page, 'Caio Prado Meireles')).toBeVisible();
  });

  test('[PF-PRO-20, PF-ERR-04, PF-OP-73] a deletion is asked for, and one that fails leaves the row', async ({
    page,
  }) => {
    const api = watchApi(page);
    await button(page, 'Excluir Caio Prado Meireles').click();
    await closeDialog(page, { title: 'Confirma a exclusão?', text: '', button: 'Cancelar' });
    expect(api.names()).toEqual([]);
    await intercept(page, `GET ${DELETE}`, { status: 400, body: { data: ['Procurador em uso'] } });
    await confirmDeletion(page, button(page, 'Excluir Caio Prado Meireles'));
    await closeDialog(page, { title: 'Dados informados inválidos.', text: 'Procurador em uso' });
    await expect(rowOf(page, 'Caio Prado Meireles')).toBeVisible();
  });
});

test.describe('the settings', () => {
  test('[PF-GER-19, PF-PRO-F06, PF-PRO-M09] without job titles neither form asks for one, and it is kept', async ({
    page,
    server,
    signIn,
  }) => {
    await storePeople(server, client, attorney({ Cargo: 'Advogado' }));
    await server.setSetting('cargo', 'N');
    await openAttorneys(page, signIn);
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
    await onTab(page, 'Dados Financeiros');
    await goBack(page, 'Procuradores');
    await button(page, 'Editar Caio Prado Meireles').click();
    await expect(field(form(page), 'Cargo')).toHaveValue('Advogado');
  });

  test('[PF-GER-20, PF-PRO-M10, PF-PRO-23] one representative answers for the login, and one has to', async ({
    page,
    server,
    signIn,
  }) => {
    await storePeople(server, client, representative(), representative({ Nome: 'Olga Reis' }));
    await server.setSetting('responsavelLogin', 'S');
    await signIn(client);
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

  test('[PF-GER-21, PF-PRO-22] where an order issuer is required, Avançar waits for one', async ({
    page,
    server,
    signIn,
  }) => {
    await storePeople(server, client, attorney());
    await server.setSetting('emissorOrdem', 'Sim');
    await signIn(client);
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
});

test.describe('the list', () => {
  const people = async (server: TestServer) =>
    storePeople(server, client, attorney({ EmissorOrdem: true }), representative({ UsPerson: true }));

  test('[PF-PRO-02, PF-PRO-07, PF-PRO-08] is a table with its columns and Sim or Não', async ({
    page,
    server,
    signIn,
  }) => {
    await people(server);
    await openAttorneys(page, signIn);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Nome e E-mail',
      'CPF/CNPJ',
      'Emissor de Ordem',
      'US Person',
      'Politicamente exposta',
      'Ações',
    ]);
    const cells = (name: string) => rowOf(page, name).getByRole('cell');
    const texts = async (name: string) => (await cells(name).allInnerTexts()).map((text) => text.split('\n'));
    expect((await texts('Caio')).slice(0, 5)).toEqual([
      ['Caio Prado Meireles', 'caio@prado.adv.br'],
      ['111.444.777-35'],
      ['Sim'],
      ['Não'],
      ['Não'],
    ]);
    expect((await texts('Marina')).slice(0, 5)).toEqual([
      ['Marina Sampaio Leal', 'marina.leal@outlook.com'],
      ['529.982.247-25', '24.678.131-4'],
      ['Não'],
      ['Sim'],
      ['Não'],
    ]);
    expect(await findViolations(page)).toEqual([]);
  });

  test('[PF-PRO-01, PF-PRO-02] is one card a person on phones, and nothing scrolls sideways at 320 px', async ({
    page,
    server,
    signIn,
  }) => {
    await people(server);
    await page.setViewportSize({ width: 375, height: 812 });
    await openAttorneys(page, signIn);
    const cards = page
      .getByRole('row')
      .filter({ visible: true })
      .filter({ has: page.getByRole('button') });
    await expect(cards).toHaveCount(2);
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
    expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0) - 1);
    await expect(cards.nth(0).getByRole('cell', { name: 'Emissor de Ordem Sim' })).toBeVisible();
    await expect(cards.nth(1).getByRole('cell', { name: 'US Person Sim' })).toBeVisible();

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await scrollsSideways(page)).toBe(false);
    expect(await findViolations(page)).toEqual([]);
    await button(page, 'Adicionar representante').click();
    const box = await (await dialog(page, 'Adicionar representante')).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await modal(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await findViolations(page)).toEqual([]);
  });
});
