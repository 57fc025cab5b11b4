import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../engine/core/json';
import { loadSchemaWizard, pfSession, posts, wireOf } from '../support/pf';

const BASIC = 'GET /PessoaFisica/informacaoBasica';
const BANK = 'GET /PessoaFisica/dadosBancarios';

/** A server whose call fails `times` times, then answers. */
const late = (times: number, data: Json) => {
  let asked = 0;
  return () => (++asked > times ? { status: 200, body: { data } } : { status: 500 });
};

/** The answers of a server that holds everything up to the bank tab, so that the wizard opens there. */
async function beforeBank(): Promise<Record<string, JsonObject>> {
  const loaded = await loadSchemaWizard('pf');
  return {
    [BASIC]: wireOf(loaded, 'informacoes'),
    'GET /PessoaFisica/dadosFinanceiros': wireOf(loaded, 'dados-financeiros'),
  };
}

describe('nothing is lost', () => {
  it('[PF-OP-65] when a load failed: defaults of the empty form never beat what the server holds', async () => {
    const { session, calls } = await pfSession({
      [BASIC]: late(1, { SituacaoLegal: 3, PoliticamenteExposta: true, PoliticamenteExpostaDescricao: 'Vereadora' }),
    });
    await session.open();
    session.form('informacoes').change('/NomePai', 'José');
    expect(await session.save()).toEqual({ done: true });
    expect(posts(calls)[0]?.body).toMatchObject({
      SituacaoLegal: 3,
      PoliticamenteExposta: true,
      PoliticamenteExpostaDescricao: 'Vereadora',
      NomePai: 'José',
    });
  });

  it('[PF-OP-65] when the load of a list failed: its rows come back, typed ones behind them', async () => {
    const accounts: JsonObject[] = [
      { Guid: 'g1', Principal: true, NomeBanco: '001', Agencia: '1', ContaCorrente: '2', ContaCorrenteDigito: '3' },
      { Guid: 'g2', NomeBanco: '341', Agencia: '4', ContaCorrente: '5', ContaCorrenteDigito: '6' },
    ];
    const { session } = await pfSession({ ...(await beforeBank()), [BANK]: late(1, accounts) });
    await session.open();
    session.form('dados-bancarios').change('/contas/0/Agencia', '77');
    const form = session.form('dados-bancarios');
    await session.save();
    expect((form.getState().data.contas as JsonObject[]).map((row) => [row.Guid, row.Agencia])).toEqual([
      ['g1', '1'],
      ['g2', '4'],
      [undefined, '77'],
    ]);
  });

  it('when fields are typed while a save is on its way: only the keys are taken over', async () => {
    let answer = () => {};
    const before = await beforeBank();
    const { session } = await pfSession(
      {},
      {
        transport: ({ method, path, body }) => {
          if (method === 'GET') return Promise.resolve({ status: 200, body: { data: before[`GET ${path}`] ?? null } });
          const rows = (body as JsonObject[]).map((row, index) => ({ ...row, Guid: `g${index}` }));
          return new Promise((resolve) => {
            answer = () => resolve({ status: 200, body: { data: rows } });
          });
        },
      },
    );
    await session.open();
    const form = session.form('dados-bancarios');
    form.change('/contas/0/Agencia', '1');
    const saving = session.save();
    await new Promise((resolve) => setTimeout(resolve, 5));
    form.change('/contas/0/AgenciaDigito', '9');
    form.addRow('contas');
    answer();
    await saving;
    const rows = form.getState().data.contas as JsonObject[];
    expect(rows.map((row) => [row.Guid, row.AgenciaDigito])).toEqual([
      ['g0', '9'],
      [undefined, undefined],
    ]);
  });

  it('[ACC-SESS-02] on a return: choices of the screen are back as well', async () => {
    const first = await pfSession();
    await first.session.open();
    const form = first.session.form('enderecos');
    form.change('/Cep', '01310100');
    form.change('/Logradouro', 'Avenida Paulista');
    form.change('/mesmoCorrespondencia', true);
    first.session.flush();
    const kept = first.kept.get('unsaved') as string;
    const second = await pfSession({}, { storage: { read: () => kept, write: () => {}, remove: () => {} } });
    await second.session.open();
    const state = second.session.form('enderecos').getState();
    expect(state.data).toMatchObject({ mesmoCorrespondencia: true, EnderecoComercial: 'Avenida Paulista' });
    expect(state.locked.has('/EnderecoComercial')).toBe(true);
  });

  it('and nothing is called unsaved when only a choice of the screen changed', async () => {
    const { session, kept } = await pfSession();
    await session.open();
    session.form('informacoes').change('/representante', true);
    session.flush();
    expect(kept.size).toBe(0);
  });

  it('a list that did not load says so, and going on loads it first', async () => {
    const { session, questions } = await pfSession({ 'GET /PessoaFisica/representante': late(2, []) });
    await session.open();
    expect(session.view().failedLists).toEqual(['procuradores/procuradores']);
    expect(await session.reloadRows('procuradores', 'procuradores')).toBe(false);
    expect(await session.reloadRows('procuradores', 'procuradores')).toBe(true);
    expect(session.view().failedLists).toEqual([]);
    expect(questions).toHaveLength(2);
  });
});
