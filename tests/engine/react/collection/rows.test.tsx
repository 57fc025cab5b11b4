import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { JsonObject } from '../../../../engine/core/json';
import * as contas from '../../../../schemas/pf/dados-bancarios.json?tab';
import { byId, messageOf, namesOf, renderTab } from '../form/tab';

const account = (change: JsonObject = {}): JsonObject => ({
  NomeBanco: '341',
  TipoConta: 'Conta Corrente',
  Agencia: '0238',
  ContaCorrente: '52210',
  ContaCorrenteDigito: '6',
  ContaConjunta: false,
  ...change,
});
const id = (row: number, field: string) => `dados-bancarios-contas-${row}-${field}`;
const rowsOf = (data: JsonObject) => data.contas as JsonObject[];
const additional = { name: 'Remover: Conta adicional 1' };
type Screen = Awaited<ReturnType<typeof renderTab>>['screen'];
/** The line that opens and folds a row. */
const line = (screen: Screen, title: string) => screen.getByRole('button', { name: new RegExp(`^${title} `) });
const open = (screen: Screen, title: string) => userEvent.click(line(screen, title));

describe('rows that are edited in place', () => {
  it('[PF-BAN-08] a new one has its defaults, and the focus in its first field', async () => {
    const { screen, data } = await renderTab(contas, { data: { contas: [account()] } });
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar outra conta' }));
    await expect.element(byId(id(1, 'NomeBanco'))).toHaveFocus();
    expect(byId(id(1, 'TipoConta')).value).toBe('Conta Corrente');
    expect(rowsOf(data())[1]).toMatchObject({ TipoConta: 'Conta Corrente', Principal: false });
  });

  it('the line of each is called by the title of its option, as long as one is chosen', async () => {
    const { screen, form } = await renderTab(contas, { data: { contas: [account(), account({ NomeBanco: '104' })] } });
    await expect.element(line(screen, 'Conta principal')).toHaveAccessibleName(/^Conta principal 341 - ITAÚ/);
    await expect.element(line(screen, 'Conta adicional 1')).toHaveAccessibleName(/^Conta adicional 1 104 - CAIXA/);
    form.change('/contas/1/NomeBanco', undefined);
    await expect.element(line(screen, 'Conta adicional 1')).toHaveAccessibleName(/^Conta adicional 1 \d campo/);
  });

  it('[PF-BAN-01] the main account always stands, cannot be removed, and is the only main one', async () => {
    const { screen, data } = await renderTab(contas);
    await expect.element(screen.getByRole('group', { name: 'Conta principal' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Remover/ })).not.toBeInTheDocument();
    expect(rowsOf(data())).toMatchObject([{ Principal: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar outra conta' }));
    expect(rowsOf(data())).toMatchObject([{ Principal: true }, { Principal: false }]);
    await expect.element(screen.getByRole('button', { name: /^Remover/ })).toHaveAccessibleName(additional.name);
  });

  it('[PF-BAN-04] a new one is removed without a question or a call; the others keep what is typed in them', async () => {
    const { screen, data, calls, questions } = await renderTab(contas, { data: { contas: [account()] } });
    const add = screen.getByRole('button', { name: 'Adicionar outra conta' });
    await userEvent.click(add);
    await userEvent.click(byId(id(1, 'Agencia')));
    await userEvent.keyboard('1111');
    await userEvent.click(add);
    await userEvent.click(byId(id(2, 'Agencia')));
    await userEvent.keyboard('22');
    await userEvent.click(screen.getByRole('group', { name: 'Conta adicional 2' }).getByText('Sim'));
    await userEvent.click(byId(id(2, 'CpfContaConjunta')));
    await userEvent.keyboard('529');
    const last = byId(id(2, 'Agencia'));
    const before = calls.length;

    await open(screen, 'Conta adicional 1');
    await userEvent.click(screen.getByRole('button', additional));
    await expect.poll(() => rowsOf(data())).toHaveLength(2);
    expect(byId(id(1, 'Agencia'))).toBe(last);
    expect(last.value).toBe('22');
    expect(byId(id(1, 'CpfContaConjunta')).value).toBe('529');
    expect(rowsOf(data())[1]).toMatchObject({ Agencia: '22', ContaConjunta: true });
    await open(screen, 'Conta adicional 1');
    await userEvent.type(last, '3');
    expect(rowsOf(data())[1]).toMatchObject({ Agencia: '223' });
    expect(calls.length).toBe(before);
    expect(questions).toEqual([]);
  });

  it('the focus goes on to the row in the place of the one that goes', async () => {
    const { screen } = await renderTab(contas, { data: { contas: [account(), account()] } });
    await open(screen, 'Conta adicional 1');
    await userEvent.click(screen.getByRole('button', additional));
    await expect.element(byId('dados-bancarios-contas-0')).toHaveFocus();
    await userEvent.tab();
    await expect.element(line(screen, 'Conta principal')).toHaveFocus();
  });

  it('the errors of the rows behind go with them', async () => {
    const { screen, form } = await renderTab(contas, {
      data: { contas: [account(), account(), account({ Agencia: 'x' })] },
    });
    await open(screen, 'Conta adicional 2');
    form.leave('/contas/2/Agencia');
    await expect.poll(() => messageOf(id(2, 'Agencia'))).not.toBe('');
    await open(screen, 'Conta adicional 1');
    await userEvent.click(screen.getByRole('button', additional));
    await expect.poll(() => messageOf(id(1, 'Agencia'))).not.toBe('');
    expect(byId(id(1, 'Agencia')).value).toBe('x');
  });
});

describe('a saved row', () => {
  const CALL = 'GET /PessoaFisica/dadosBancarios/excluir?guid=g-1';
  const saved = { contas: [account({ Guid: 'g-0' }), account({ Guid: 'g-1', Agencia: '9' })] };

  it('[PF-BAN-05, PF-OP-73] goes after a question and its call', async () => {
    const { screen, data, calls, questions } = await renderTab(contas, { data: saved });
    await open(screen, 'Conta adicional 1');
    await userEvent.click(screen.getByRole('button', additional));
    await expect.poll(() => rowsOf(data())).toHaveLength(1);
    expect(namesOf(calls)).toContain(CALL);
    expect(questions).toMatchObject([
      {
        kind: 'question',
        title: 'Confirma a exclusão?',
        text: 'Conta adicional 1, 341 - ITAÚ UNIBANCO S.A. sai da lista. Não é possível desfazer.',
        yes: 'Excluir',
        no: 'Cancelar',
        careful: true,
      },
      {
        kind: 'success',
        title: 'Exclusão realizada com sucesso!',
        text: 'Dados informados foram excluídos com sucesso.',
      },
    ]);
    await expect.element(screen.getByRole('group', { name: /^Conta adicional/ })).not.toBeInTheDocument();
  });

  it('[PF-OP-73] stays without a yes', async () => {
    const { screen, data, calls, questions } = await renderTab(contas, { data: saved, answer: false });
    await open(screen, 'Conta adicional 1');
    await userEvent.click(screen.getByRole('button', additional));
    await expect.poll(() => questions).toHaveLength(1);
    expect(rowsOf(data())).toHaveLength(2);
    expect(namesOf(calls)).not.toContain(CALL);
  });

  it('[PF-BAN-06] stays when the server refuses, which is told', async () => {
    const { screen, data, questions } = await renderTab(contas, {
      data: saved,
      answers: { [CALL]: () => ({ status: 400, body: { data: ['Conta em uso', 'outro'] } }) },
    });
    await open(screen, 'Conta adicional 1');
    await userEvent.click(screen.getByRole('button', additional));
    await expect.poll(() => questions).toHaveLength(2);
    expect(questions[1]).toMatchObject({ kind: 'error', title: 'Dados informados inválidos.', text: 'Conta em uso' });
    expect(rowsOf(data())).toHaveLength(2);
    await expect.element(byId(id(1, 'Agencia'))).toHaveValue('9');
  });
});

it('[PF-BAN-02, PF-BAN-03] a joint account has one holder, and none of it once it is no joint one', async () => {
  const { screen, data } = await renderTab(contas, { data: { contas: [account()] } });
  const main = screen.getByRole('group', { name: 'Conta principal' });
  await userEvent.click(main.getByText('Sim'));
  await userEvent.click(main.getByRole('checkbox', { name: 'Titular', exact: true }));
  await userEvent.click(main.getByRole('checkbox', { name: 'Cotitular' }));
  await expect.element(main.getByRole('checkbox', { name: 'Titular', exact: true })).not.toBeChecked();
  await userEvent.fill(byId(id(0, 'NomeCompleto')), 'Otávio Lima');
  await userEvent.fill(byId(id(0, 'CpfContaConjunta')), '11144477735');
  expect(rowsOf(data())[0]).toMatchObject({ TipoContaConjunta: 2, NomeCompleto: 'Otávio Lima' });

  await userEvent.click(main.getByText('Não'));
  await expect.element(main.getByRole('checkbox', { name: 'Cotitular' })).not.toBeInTheDocument();
  for (const name of ['TipoContaConjunta', 'NomeCompleto', 'CpfContaConjunta'])
    expect(rowsOf(data())[0]).not.toHaveProperty(name);
});
