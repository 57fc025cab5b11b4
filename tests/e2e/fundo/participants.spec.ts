import { expect, test } from '../fixtures';
import { watchApi } from '../pf/calls';
import { button, closeDialog, expectError, expectNoError, field, fillAll, next, onTab, section } from '../pf/form';
import { account } from '../pf/lists';
import { CREATED, missing, rowOf } from '../pf/people';
import { addFund, BEFORE_PARTICIPANTS, bodyOf, openFund } from './stored';

test('[CF-AC-26, FI-PAR-06, FI-PAR-09, CF-MOD-03] the first rows stay, and everybody goes by their own call', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(await addFund(server, BEFORE_PARTICIPANTS));
  const api = watchApi(page);
  await openFund(page, 'Participantes');
  const administrator = account(page, 'Representante 1', 0);
  const gestor = account(page, 'Representante 1', 1);
  const issuer = account(page, 'Emissor 1');
  for (const first of [administrator, gestor, issuer]) {
    await expect(first).toBeVisible();
    await expect(first.getByRole('button', { name: /^(Remover|Excluir)/ })).toHaveCount(0);
  }
  for (const [title, add] of [
    ['Administrador', 'Adicionar representante'],
    ['Gestor', 'Adicionar representante'],
    ['Emissores de ordem', 'Adicionar emissor de ordem'],
  ] as const) {
    await button(section(page, title), add).click();
    await section(page, title)
      .getByRole('button', { name: /^(Remover|Excluir).*2/ })
      .click();
  }
  await expect(page.getByRole('group', { name: /^(Representante|Emissor) 2$/ })).toHaveCount(0);
  expect(api.changes()).toEqual([]);

  const houses = bodyOf('participante');
  await fillAll(page, {
    Administrador: String(houses.Administrador),
    'CNPJ do administrador': '20406080000197',
    Gestor: String(houses.Gestor),
    'CNPJ do gestor': '12abc34501de35',
    Custodiante: String(houses.Custodiante),
    'CNPJ do custodiante': '30123456000100',
  });
  const signs = { Assinatura: 'Assina em conjunto' };
  await fillAll(administrator, { Nome: 'Marina Lobo Teles', 'CPF/CNPJ': '52998224725', ...signs });
  await fillAll(gestor, { Nome: 'Edson Farias Brito', 'CPF/CNPJ': '11144477735', ...signs });
  await fillAll(issuer, {
    Nome: 'Paula Nery Soares',
    'CPF/CNPJ': '15350946056',
    Telefone: '1134567890',
    'E-mail': 'paula@example.com',
  });
  await next(page);
  await closeDialog(page, missing('E-mail (representante do administrador 1)'));
  await expect(field(administrator, 'E-mail')).toBeFocused();
  await expectError(field(administrator, 'E-mail'), 'Campo obrigatório.');
  await expectNoError(field(gestor, 'E-mail'));

  await button(page, 'Adicionar participante').click();
  const modal = page.getByRole('dialog', { name: 'Outros participantes', exact: true });
  await fillAll(modal, { Tipo: 'Diretor', Nome: 'Otávio Lima', 'CPF/CNPJ': '86288366757', ...signs });
  await button(modal, 'Adicionar').click();
  await closeDialog(page, CREATED);
  await expect(modal).toBeHidden();
  await expect(rowOf(page, 'Otávio Lima')).toContainText('862.883.667-57');
  expect(api.changes()).toMatchObject([{ call: 'POST /Fundo/emissorOrdem', body: { Tipo: 'Diretor', Assinatura: 0 } }]);
  expect(api.count('GET /Fundo/emissorOrdem')).toBe(1);

  await fillAll(administrator, { 'E-mail': 'marina@example.com' });
  await next(page);
  await onTab(page, 'Dados Financeiros');
  expect(api.changes().slice(1)).toMatchObject([
    { call: 'POST /Fundo/participante', body: { GestorCnpj: '12ABC34501DE35', CustodianteCBLC: '' } },
    { call: 'POST /Fundo/representante', body: { Tipo: 'representanteAdministrador', Signatario: true } },
    { call: 'POST /Fundo/representante', body: { Tipo: 'gestor', Email: '' } },
    { call: 'POST /Fundo/pessoaAutorizadaEmitirOrdem', body: { UsPerson: 'false', PoliticamenteExposta: 'false' } },
  ]);
});
