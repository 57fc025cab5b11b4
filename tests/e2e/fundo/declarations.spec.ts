import { findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { callApi, watchApi } from '../pf/calls';
import { button, choose, closeDialog, field, fill, fillAll, next, onTab } from '../pf/form';
import { confirmDeletion, DELETED, scrollsSideways } from '../pf/lists';
import { CREATED, rowOf, UPDATED } from '../pf/people';
import { addFund, BEFORE_DECLARATIONS, bodyOf, openFund, signAll } from './stored';

const TAB = 'Declarações';
const refused = (text: string) => ({ title: 'Oops...', text });
const PERSON = {
  Nome: 'Regina Castro Viana',
  'CPF/CNPJ': '71428793860',
  'Cargo/Órgão': 'Secretária de Fazenda',
  'Grau de relacionamento': 'Cônjuge',
};

let client: { id: string; token: string };

test.beforeEach(async ({ server, signIn }) => {
  client = await addFund(server, BEFORE_DECLARATIONS);
  await signIn(client);
});

test('[CF-AC-25, FI-DEC-04, CF-MOD-04, FI-PEP-02] what is missing is told one thing after the other', async ({
  page,
  server,
}) => {
  await openFund(page, TAB);
  const api = watchApi(page);
  await next(page);
  await closeDialog(page, refused('O campo Vínculo Corretora é obrigatório e não foi informado, informe para avançar'));
  await choose(page, 'Vínculo com corretora de valores mobiliários', 'Sim, com outra corretora');
  await next(page);
  await closeDialog(
    page,
    refused(
      "O campo Vínculo Corretora foi informado como 'Sim', é obrigatório especificar este vínculo em 'Especificar*'",
    ),
  );
  await fill(page, 'Especificar', 'O gestor é sócio de outra corretora.');
  await next(page);
  await closeDialog(
    page,
    refused("O campo 'Vínculo com pessoa pública relevante' é obrigatório e não foi informado, informe para avançar"),
  );
  await expect(button(page, 'Adicionar pessoa')).toBeHidden();
  await choose(page, 'Vínculo com pessoa pública relevante', 'Sim');
  await expect(page.getByText('Nenhuma pessoa adicionada')).toBeVisible();
  await expect(page.getByText('Você pode adicionar quantas pessoas forem necessárias.')).toBeVisible();
  await next(page);
  await closeDialog(
    page,
    refused(
      'Se houver vínculo com pessoa que ocupe cargo, emprego ou função pública relevante, é obrigatório incluir a pessoa para avançar.',
    ),
  );
  await button(page, 'Adicionar pessoa').click();
  const modal = page.getByRole('dialog', { name: 'Pessoa com função pública relevante', exact: true });
  await fillAll(modal, PERSON);
  await button(modal, 'Adicionar').click();
  await closeDialog(page, CREATED);
  await expect(rowOf(page, PERSON.Nome)).toContainText('714.287.938-60');
  await next(page);
  await closeDialog(
    page,
    refused('O documento Termo de adesão do fundo é obrigatório e não foi assinado, aceito os termos para avançar'),
  );
  expect(api.changes().map(({ call }) => call)).toEqual(['POST /fundo/pep']);

  await signAll(server, client);
  await page.getByRole('button', { name: /^Atualizar/ }).click();
  await expect(page.getByText('2 de 2 obrigatórios assinados, 1 de 1 opcional')).toBeVisible();
  await next(page);
  await onTab(page, 'FATCA');
  expect(api.changes().at(-1)).toMatchObject({
    call: 'POST /Fundo/declaracoes',
    body: { VinculoCorretora: 'sim-outra', FuncaoPublicaRelevante: true, Facta: null },
  });
});

test('[CF-AC-27, FI-FAT-06, FI-PEP-06, CF-MOD-05] a share is a percentage on the screen and a fraction on the wire', async ({
  page,
  server,
}) => {
  const { Guid: _, ...person } = bodyOf('pep');
  await callApi(server, client, 'POST /fundo/pep', person);
  await callApi(server, client, 'POST /fundo/facta', bodyOf('facta'));
  await callApi(server, client, 'POST /Fundo/declaracoes', { ...bodyOf('declaracoes'), Facta: null, NumeroGiin: '' });
  await signAll(server, client);
  await page.setViewportSize({ width: 375, height: 812 });
  await openFund(page, 'Produtos');
  const api = watchApi(page);
  await page.getByText(/^Etapa \d de \d/).click();
  await page.getByRole('button', { name: 'FATCA' }).filter({ visible: true }).click();
  await onTab(page, 'FATCA');
  expect(await scrollsSideways(page)).toBe(false);
  const row = rowOf(page, 'Marina Lobo Teles');
  await expect(row).toContainText('25,00%');
  await row.getByRole('button', { name: /^Editar/ }).click();
  const modal = page.getByRole('dialog', { name: 'Representante FATCA', exact: true });
  await expect(field(modal, '% Participação Societária')).toHaveValue(/^25,00/);
  expect(await findViolations(page)).toEqual([]);
  await button(modal, 'Atualizar').click();
  await closeDialog(page, UPDATED);
  expect(api.changes()).toMatchObject([{ call: 'POST /fundo/facta', body: { Percentual: 0.25 } }]);
  await next(page);
  await onTab(page, 'Produtos');

  await page.getByText(/^Etapa \d de \d/).click();
  await page.getByRole('button', { name: TAB }).filter({ visible: true }).click();
  await onTab(page, TAB);
  await confirmDeletion(page, rowOf(page, 'Regina Castro Viana').getByRole('button', { name: /^Excluir/ }));
  await closeDialog(page, DELETED);
  await expect(page.getByText('Nenhuma pessoa adicionada')).toBeVisible();
  expect(api.changes().at(-1)?.call).toMatch(/^GET \/fundo\/facta\/excluir\?guid=[0-9a-f-]{36}$/);
  expect(api.count('GET /Fundo/pep')).toBe(1);
});
