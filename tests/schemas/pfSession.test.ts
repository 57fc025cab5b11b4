import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../engine/core/json';
import { exampleOf, pfSession, posts, wireOf } from '../support/pf';

const BASIC = 'GET /PessoaFisica/informacaoBasica';
const FINANCE = 'GET /PessoaFisica/dadosFinanceiros';
const BANK = 'GET /PessoaFisica/dadosBancarios';

/** A session at Dados Financeiros: everything before it is stored. */
async function atFinance(save: { status: number; body?: JsonObject } = { status: 200 }) {
  const { loaded } = await pfSession();
  const opened = await pfSession({
    [BASIC]: wireOf(loaded, 'informacoes'),
    'POST /PessoaFisica/dadosFinanceiros': () => save,
  });
  await opened.session.open();
  return opened;
}

describe('the save flow of the individual', () => {
  it('[PF-OP-12, PF-LKP-01] opens at the first incomplete tab, worked out from what was loaded', async () => {
    const { loaded } = await pfSession();
    const fresh = await pfSession();
    await fresh.session.open();
    expect(fresh.session.view().step).toBe(0);

    const returning = await pfSession({
      [BASIC]: wireOf(loaded, 'informacoes'),
      [FINANCE]: wireOf(loaded, 'dados-financeiros'),
    });
    await returning.session.open();
    expect(returning.session.view().tabs[returning.session.view().step]?.id).toBe('dados-bancarios');
    expect(returning.calls.map((call) => `${call.method} ${call.path}`)).toEqual(
      expect.arrayContaining([BASIC, FINANCE, BANK, 'GET /PessoaFisica/representante']),
    );
  });

  it('[PF-NAV-03, PF-NAV-08] stays and sends nothing while the tab is invalid', async () => {
    const { session, calls, questions } = await pfSession();
    await session.open();
    const result = await session.advance();
    expect(result).toEqual({ done: false, focus: '/DataNascimento' });
    expect(session.view().step).toBe(0);
    expect(posts(calls)).toEqual([]);
    expect(questions[0]).toMatchObject({
      kind: 'error',
      title: 'Oops...',
      text: 'O campo Data de nascimento não foi informado, preencha a informação para avançar.',
    });
  });

  it('[PF-SAV-06, PF-NAV-09] sends only the part of the open tab and goes on without a success dialog', async () => {
    const { session, calls, questions } = await atFinance();
    const start = session.view().tabs[session.view().step]?.id;
    expect(start).toBe('dados-financeiros');
    session.form('dados-financeiros').change('/BensImoveis', 1);
    session.form('dados-financeiros').change('/BensMoveis', 2);
    session.form('dados-financeiros').change('/PatrimonioLiquido', 0.1);
    expect(await session.advance()).toEqual({ done: true });
    expect(posts(calls).map((call) => call.path)).toEqual(['/PessoaFisica/dadosFinanceiros']);
    expect(posts(calls)[0]?.body).toMatchObject({
      BensImoveis: 1,
      PatrimonioTotal: 3.1,
      RemuneracaoMensal: null,
      OutrosRendimentosEspecificacao: '',
    });
    expect(session.view().tabs[session.view().step]?.id).toBe('dados-bancarios');
    expect(questions).toEqual([]);
  });

  it('[PF-SAV-04, PF-ERR-12, PF-FIN-07] keeps tab and failed part after a 400 and tries again', async () => {
    const answer: { status: number; body: JsonObject } = { status: 400, body: { data: ['Valor recusado', 'outro'] } };
    const { session, calls, questions } = await atFinance(answer);
    for (const name of ['BensImoveis', 'BensMoveis', 'PatrimonioLiquido'])
      session.form('dados-financeiros').change(`/${name}`, 5);
    expect(await session.advance()).toEqual({ done: false });
    expect(questions).toMatchObject([
      { title: 'Dados informados inválidos na aba Informações.', text: 'Valor recusado' },
    ]);
    expect(session.view().save.parts).toMatchObject({ basica: 1, financeira: 2, bancaria: 1 });
    expect(session.view().tabs[session.view().step]?.id).toBe('dados-financeiros');
    expect(session.form('dados-financeiros').getState().data.BensImoveis).toBe(5);
    answer.status = 200;
    expect(await session.advance()).toEqual({ done: true });
    expect(posts(calls)).toHaveLength(2);
    expect(new Set(Object.values(session.view().save.parts))).toEqual(new Set([0]));
  });

  it('[PF-SAV-11, PF-API-02, CF-SAV-10, CF-CAL-02] takes anything but 200 as a failure, also 201 and a broken network', async () => {
    for (const status of [201, 204, 500]) {
      const { session, questions } = await atFinance({ status });
      for (const name of ['BensImoveis', 'BensMoveis', 'PatrimonioLiquido'])
        session.form('dados-financeiros').change(`/${name}`, 5);
      expect(await session.advance()).toEqual({ done: false });
      expect(questions[0]?.text).toBe('O servidor não retornou a requisição. Tente novamente.');
    }
  });

  it('[PF-FIN-02, PF-FIN-03] asks before three zeros are sent; a no sends nothing', async () => {
    const { loaded } = await pfSession();
    const opened = await pfSession({ [BASIC]: wireOf(loaded, 'informacoes') }, { answer: false });
    await opened.session.open();
    const form = opened.session.form('dados-financeiros');
    for (const name of ['BensImoveis', 'BensMoveis', 'PatrimonioLiquido']) form.change(`/${name}`, 0);
    expect(await opened.session.advance()).toEqual({ done: false });
    expect(opened.questions[0]).toEqual({
      kind: 'question',
      title: 'Confirma os valores?',
      text: 'Todos os valores obrigatórios foram preenchidos como R$ 0,00. Tem certeza de que deseja continuar?',
      yes: 'Sim, continuar',
      no: 'Não, voltar',
    });
    expect(posts(opened.calls)).toEqual([]);
    form.change('/BensMoveis', 0.01);
    expect(await opened.session.advance()).toEqual({ done: true });
    expect(opened.questions).toHaveLength(1);
  });

  it.each(['BensImoveis', 'BensMoveis', 'PatrimonioLiquido'])(
    '[PF-FIN-03] does not ask when %s alone is above 0',
    async (above) => {
      const { loaded } = await pfSession();
      const opened = await pfSession({ [BASIC]: wireOf(loaded, 'informacoes') }, { answer: false });
      await opened.session.open();
      const form = opened.session.form('dados-financeiros');
      for (const name of ['BensImoveis', 'BensMoveis', 'PatrimonioLiquido'])
        form.change(`/${name}`, name === above ? 0.01 : 0);
      expect(await opened.session.advance()).toEqual({ done: true });
      expect(opened.questions).toEqual([]);
    },
  );

  it('[PF-OP-65] never sends a part whose load failed before it is loaded', async () => {
    let loads = 0;
    const { session, calls, questions } = await pfSession({
      [BASIC]: () =>
        ++loads < 3
          ? { status: 500, body: { data: ['fora do ar'] } }
          : { status: 200, body: { data: { Nome: 'Helena Duarte' } } },
    });
    await session.open();
    expect(questions).toHaveLength(1);
    session.form('informacoes').change('/NomePai', 'José Duarte');
    expect(await session.save()).toEqual({ done: false });
    expect(posts(calls)).toEqual([]);
    expect(session.view().save.parts.basica).toBe(2);
    expect(await session.save()).toEqual({ done: true });
    expect(posts(calls)[0]?.body).toMatchObject({ Nome: 'Helena Duarte', NomePai: 'José Duarte' });
  });

  it('[PF-OP-22, PF-SUC-09] saves a draft without the required fields, and stops at a malformed value', async () => {
    const { session, calls, questions } = await pfSession();
    await session.open();
    const form = session.form('informacoes');
    form.change('/CnpjTrabalha', '11222333000180');
    form.change('/NomePai', 'José');
    expect(await session.save()).toEqual({ done: false, focus: '/CnpjTrabalha' });
    expect(questions[0]?.text).toBe(
      'O campo CNPJ da empresa onde trabalha é opcional mas foi informado de forma inválida, preencha a informação para avançar.',
    );
    form.change('/CnpjTrabalha', '11222333000181');
    expect(await session.save()).toEqual({ done: true });
    expect(posts(calls)).toHaveLength(1);
    expect(questions[1]).toMatchObject({
      title: 'Alterações realizadas com sucesso!',
      text: 'Dados informados foram salvos com sucesso.',
    });
    expect(session.view().step).toBe(0);
  });

  it('[PF-API-06] takes over the keys that the server gives new rows', async () => {
    const { loaded } = await pfSession();
    const { session, calls } = await pfSession({
      [BASIC]: wireOf(loaded, 'informacoes'),
      [FINANCE]: wireOf(loaded, 'dados-financeiros'),
      'POST /PessoaFisica/dadosBancarios': (request) => ({
        status: 200,
        body: { data: (request.body as JsonObject[]).map((row, index) => ({ ...row, Guid: `g${index}` })) },
      }),
    });
    await session.open();
    const form = session.form('dados-bancarios');
    form.addRow('contas');
    for (const [name, value] of Object.entries({
      NomeBanco: '001',
      Agencia: '1234',
      ContaCorrente: '567',
      ContaCorrenteDigito: '8',
    })) {
      form.change(`/contas/0/${name}`, value);
      form.change(`/contas/1/${name}`, value);
    }
    expect(await session.advance()).toEqual({ done: true });
    const sent = posts(calls)[0]?.body as JsonObject[];
    expect(sent.map((row) => [row.Guid, row.Principal, row.TipoConta])).toEqual([
      ['', true, 'Conta Corrente'],
      ['', false, 'Conta Corrente'],
    ]);
    expect((form.getState().data.contas as JsonObject[]).map((row) => row.Guid)).toEqual(['g0', 'g1']);
    session.go(3);
    expect(await session.advance()).toEqual({ done: true });
    expect(posts(calls)).toHaveLength(1);
  });

  it('[PF-SAV-07, PF-API-20] concludes on the last tab with RenovacaoCadastral false', async () => {
    const { loaded } = await pfSession();
    const { session, calls } = await pfSession({
      [BASIC]: wireOf(loaded, 'informacoes', 'enderecos'),
      [FINANCE]: wireOf(loaded, 'dados-financeiros'),
      [BANK]: (exampleOf('dados-bancarios').contas ?? []) as JsonObject[],
    });
    await session.open();
    expect(session.view().tabs[session.view().step]?.id).toBe('produtos');
    session.form('produtos').change('/dispensa', true);
    session.form('produtos').change('/MotivoDispensaQuestionarioId', 2);
    expect(await session.advance()).toEqual({ done: true, concluded: true });
    expect(posts(calls).slice(1)).toEqual([
      expect.objectContaining({ path: '/PessoaFisica/ConcluirCadastro', body: { RenovacaoCadastral: false } }),
    ]);
  });

  it('[ACC-SESS-02] keeps what was typed and puts it back in a new session', async () => {
    const first = await pfSession();
    await first.session.open();
    first.session.form('informacoes').change('/NomeMae', 'Ana');
    first.session.flush();
    const second = await pfSession(
      {},
      { storage: { read: () => first.kept.get('unsaved') ?? null, write: () => {}, remove: () => {} } },
    );
    await second.session.open();
    expect(second.session.form('informacoes').getState().data.NomeMae).toBe('Ana');
    expect(second.session.view().restored).toBe(true);
    await first.session.save();
    expect(first.kept.size).toBe(0);
  });

  it('[ACC-SESS-02] puts back what was typed alone, over what was saved elsewhere since', async () => {
    const { loaded } = await pfSession();
    const known = wireOf(loaded, 'informacoes');
    const first = await pfSession({ [BASIC]: { ...known, NomePai: 'Rui', NomeMae: 'Ana', Instituicao: 'Loja' } });
    await first.session.open();
    first.session.form('informacoes').change('/NomeMae', 'Ana Maria');
    first.session.form('informacoes').change('/Instituicao', undefined);
    first.session.flush();
    const second = await pfSession(
      { [BASIC]: { ...known, NomePai: 'Rui Alves', NomeMae: 'Ana', Instituicao: 'Loja' } },
      { storage: { read: () => first.kept.get('unsaved') ?? null, write: () => {}, remove: () => {} } },
    );
    await second.session.open();
    const { data } = second.session.form('informacoes').getState();
    expect([data.NomePai, data.NomeMae, data.Instituicao]).toEqual(['Rui Alves', 'Ana Maria', undefined]);
  });

  it('[PF-NAV-02] lets earlier tabs be opened only', async () => {
    const { session } = await atFinance();
    const clickable = session.view().tabs.filter((tab) => tab.clickable);
    expect(clickable.map((tab) => tab.id)).toEqual(['informacoes', 'procuradores']);
    session.go(3);
    expect(session.view().step).toBe(2);
    session.go(0);
    expect(session.view().step).toBe(0);
  });

  it('[PF-OP-19] skips the bank tab, at its index, when the setting hides it', async () => {
    const { session } = await atFinance();
    expect(session.view().tabs[3]?.hidden).toBe(false);
    const { loaded } = await pfSession();
    const hidden = await pfSession(
      { [BASIC]: wireOf(loaded, 'informacoes'), [FINANCE]: wireOf(loaded, 'dados-financeiros') },
      { base: { ...(await baseWith({ ocultarBanco: true })) } },
    );
    await hidden.session.open();
    expect(hidden.session.view().tabs[3]).toMatchObject({ id: 'dados-bancarios', hidden: true, complete: true });
    expect(hidden.session.view().tabs[hidden.session.view().step]?.id).toBe('enderecos');
  });
});

async function baseWith(settings: JsonObject) {
  const { session } = await pfSession();
  const { settings: known, user, mode, formats } = session.context('informacoes');
  return { settings: { ...known, ...settings }, user, mode, formats };
}
