import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { createSignaturesModel } from '../../../../src/blocks/signatures/model';
import { type Answers, CONTRATO, declarationOf, PODERES, POLITICA, signaturesInput, TERMO } from './signaturesInput';

/** The templates and declarations that the fake server has; tests change them in place. */
let templates: JsonObject[];
let declarations: JsonObject[];

const lists: Answers = {
  'GET /declaracao': () => ({ status: 200, body: { data: templates } }),
  'GET /declaracao/cliente': () => ({ status: 200, body: { data: declarations } }),
  'GET /ip': { ip: '203.0.113.9' },
  'POST /declaracao/cliente': true,
};

beforeEach(() => {
  templates = [TERMO, CONTRATO, POLITICA, PODERES];
  declarations = [];
});

/** A loaded model. */
async function open(answers: Answers = {}, options: Record<string, Json> = {}) {
  const made = signaturesInput({ ...lists, ...answers }, options);
  const model = createSignaturesModel(made.input);
  await model.load();
  const find = (id: string) => model.getState().documents.find((document) => document.id === id);
  return { ...made, model, find };
}

const states = (model: Awaited<ReturnType<typeof open>>['model']) =>
  model.getState().documents.map(({ id, state }) => [id, state]);

describe('the list', () => {
  it('[PF-DEC-18, PF-LKP-18, PF-LKP-19] joins the documents and the declarations of the client by TemplateId', async () => {
    declarations = [declarationOf(CONTRATO, 'Assinado'), declarationOf(PODERES, 'Assinado')];
    const { model, names, calls } = await open();
    expect(names().sort()).toEqual(['GET /declaracao', 'GET /declaracao/cliente']);
    expect(calls.every(({ fresh }) => fresh)).toBe(true);
    expect(model.getState().documents[1]).toEqual({
      id: 'contrato',
      name: 'Contrato de intermediação',
      text: '<p>Leia com atenção.</p>',
      isRequired: true,
      state: 'signed',
      declaration: 'guid-contrato',
    });
  });

  it('[PF-OP-42] holds the documents of its lists, and requires those of its client alone', async () => {
    const { model } = await open();
    expect(model.getState().documents.map(({ id, isRequired }) => [id, isRequired])).toEqual([
      ['termo', true],
      ['contrato', true],
      ['politica', false],
    ]);
  });

  it('serves another client type by its options', async () => {
    const { model } = await open({}, { client: 'Pessoa Jurídica', lists: ['Pessoa Jurídica'] });
    expect(model.getState().documents.map(({ id, isRequired }) => [id, isRequired])).toEqual([['poderes', true]]);
  });

  it('[PF-OP-45] puts a changed version before a pending signature, and that before a signed one', async () => {
    templates = [
      TERMO,
      CONTRATO,
      { ...POLITICA, AlterouVersaoComAssinatura: true },
      { ...TERMO, TemplateId: 'outro', AlterouVersaoComAssinatura: true },
      { ...TERMO, TemplateId: 'ultimo' },
    ];
    declarations = [
      declarationOf(CONTRATO, 'Assinado'),
      declarationOf(POLITICA, 'Pendente'),
      { TemplateId: 'ultimo', Status: 'Assinado', StatusAssinatura: 'Pendente', DeclaracaoGuid: 'x' },
    ];
    const { model } = await open();
    expect(states(model)).toEqual([
      ['termo', 'unread'],
      ['contrato', 'signed'],
      ['politica', 'changed'],
      ['outro', 'unread'],
      ['ultimo', 'pending'],
    ]);
  });

  it.each(['GET /declaracao', 'GET /declaracao/cliente'])('is failed when %s fails, and loads again', async (call) => {
    let status = 500;
    const { model } = await open({ [call]: () => ({ status, body: { data: [] } }) });
    expect(model.getState().phase).toBe('failed');
    expect(model.errors?.('advance')).toEqual([
      {
        kind: 'loadFailed',
        name: 'Documentos para assinar',
        inline: 'A lista de documentos não carregou.',
        title: 'Ação não realizada',
        text: 'Tente novamente.',
      },
    ]);
    status = 200;
    expect(await model.load()).toBe(true);
    expect(model.getState().phase).toBe('ready');
  });

  it('keeps the later of two readings, whichever answer comes last', async () => {
    const late: (() => void)[] = [];
    const answers: JsonObject[][] = [[], [declarationOf(TERMO, 'Assinado')]];
    const { model, find } = await open();
    const slow = signaturesInput({
      ...lists,
      'GET /declaracao/cliente': () => {
        const data = answers.shift() as JsonObject[];
        return new Promise((resolve) => late.push(() => resolve({ status: 200, body: { data } })));
      },
    });
    const other = createSignaturesModel(slow.input);
    const first = other.load();
    const second = other.load();
    late[1]?.();
    await second;
    late[0]?.();
    await first;
    expect(states(other)[0]).toEqual(['termo', 'signed']);
    expect(find('termo')?.state).toBe('unread');
    expect(model.getState().phase).toBe('ready');
  });
});

describe('the required check', () => {
  it('[PF-DEC-17, PF-E2E-20] names the first required document that is not signed, with the exact text', async () => {
    declarations = [declarationOf(TERMO, 'Assinado')];
    const { model } = await open();
    expect(model.errors?.('advance')).toEqual([
      {
        kind: 'unsigned',
        name: 'Contrato de intermediação',
        inline: 'Falta assinar: Contrato de intermediação.',
        title: 'Oops...',
        text: 'O documento Contrato de intermediação é obrigatório e não foi assinado, aceito os termos para avançar',
      },
    ]);
  });

  it('[PF-DEC-17, PF-OP-42] is not met by a pending or a changed document; only required ones of the client count', async () => {
    templates = [TERMO, { ...CONTRATO, AlterouVersaoComAssinatura: true }, POLITICA];
    declarations = [declarationOf(TERMO, 'Pendente'), declarationOf(CONTRATO, 'Assinado')];
    const { model } = await open();
    expect(model.errors?.('advance').map(({ name }) => name)).toEqual([
      'Termo de uso e adesão',
      'Contrato de intermediação',
    ]);
    declarations = [declarationOf(TERMO, 'Assinado'), declarationOf(CONTRATO, 'Assinado')];
    templates = [TERMO, CONTRATO, POLITICA, { ...TERMO, TemplateId: 'opcional', Obrigatoriedade: 'Não' }];
    await model.load();
    expect(model.errors?.('advance')).toEqual([]);
  });

  it('does not stop a draft', async () => {
    const { model } = await open();
    expect(model.errors?.('save')).toEqual([]);
  });

  it('takes the title and the text of its dialog from its options', async () => {
    const error = { title: 'Atenção: documento não assinado', text: 'Falta {name}.' };
    const { model } = await open({}, { error });
    expect(model.errors?.('advance')[0]).toMatchObject({
      title: 'Atenção: documento não assinado',
      text: 'Falta Termo de uso e adesão.',
    });
  });

  it('tells the summary how each document stands', async () => {
    declarations = [declarationOf(TERMO, 'Assinado'), declarationOf(CONTRATO, 'Pendente')];
    const { model } = await open();
    expect(model.summary?.()).toEqual([
      { label: 'Termo de uso e adesão', value: 'Assinado' },
      { label: 'Contrato de intermediação', value: 'Pendente' },
      { label: 'Política de privacidade', value: 'Não assinado' },
    ]);
  });
});

describe('signing', () => {
  const sent = (calls: { method: string; body?: Json }[]) => calls.find(({ method }) => method === 'POST')?.body;

  it('[PF-DEC-14, PF-API-13, PF-OP-46] sends the template, the name of the user and the moment, then reads the list again', async () => {
    const { model, find, calls, names, questions } = await open({
      'POST /declaracao/cliente': () => {
        declarations = [declarationOf(TERMO, 'Assinado')];
        return { status: 200 };
      },
    });
    expect(await model.sign(find('termo') as never)).toBe(true);
    expect(sent(calls)).toEqual({
      DeclaracaoId: null,
      TemplateId: 'termo',
      UsuarioAssinatura: 'Helena Duarte Nogueira',
      Status: 'Assinado',
      DataAssinatura: '2026-11-21T12:00:00.000Z',
      IP: '203.0.113.9',
    });
    await vi.waitFor(() => expect(find('termo')?.state).toBe('signed'));
    expect(names().slice(-2).sort()).toEqual(['GET /declaracao', 'GET /declaracao/cliente']);
    expect(questions).toEqual([]);
  });

  it('[PF-OP-46] sends the declaration that is signed anew', async () => {
    templates = [{ ...TERMO, AlterouVersaoComAssinatura: true }];
    declarations = [declarationOf(TERMO, 'Assinado')];
    const { model, find, calls } = await open();
    await model.sign(find('termo') as never);
    expect(sent(calls)).toMatchObject({ DeclaracaoId: 'guid-termo' });
  });

  it.each<[string, Answers[string]]>([
    ['an answer other than 200', () => ({ status: 503 })],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['an answer without an address', {}],
  ])('[PF-DEC-16, PF-API-24, PF-E2E-20] goes on without the IP after %s, and logs it', async (_, answer) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { model, find, calls } = await open({ 'GET /ip': answer });
    expect(await model.sign(find('termo') as never)).toBe(true);
    expect(sent(calls)).toMatchObject({ IP: null });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });

  it.each<[string, Answers[string]]>([
    ['refused', () => ({ status: 400, body: { data: ['O documento já foi assinado.'] } })],
    ['created, but not 200', () => ({ status: 201 })],
    ['unanswered', () => Promise.reject(new TypeError('fetch failed'))],
  ])('[PF-DEC-15, PF-ERR-08] tells of a failure in its own words: %s', async (_, answer) => {
    const { model, find, questions, names } = await open({ 'POST /declaracao/cliente': answer });
    expect(await model.sign(find('termo') as never)).toBe(false);
    expect(questions).toEqual([
      { kind: 'error', title: 'Oops...', text: 'Falha ao aceitar os termos', yes: 'Entendi' },
    ]);
    expect(names().at(-1)).toBe('POST /declaracao/cliente');
  });

  it('reads the documents again when the text was replaced since it was shown, and says so', async () => {
    const { model, find, questions, names } = await open({ 'POST /declaracao/cliente': () => ({ status: 409 }) });
    expect(await model.sign(find('termo') as never)).toBe(false);
    expect(questions).toEqual([
      {
        kind: 'warning',
        title: 'O documento mudou',
        text: 'O texto mudou depois que você o abriu. Leia a nova versão antes de aceitar.',
        yes: 'Entendi',
      },
    ]);
    expect(names().slice(-2).sort()).toEqual(['GET /declaracao', 'GET /declaracao/cliente']);
  });

  it('says nothing of a signature that ended with the session', async () => {
    for (const answer of [
      () => ({ status: 401 }),
      () => Promise.reject(new DOMException('gone', 'AbortError')),
    ] as Answers[string][]) {
      const { model, find, questions } = await open({ 'POST /declaracao/cliente': answer });
      expect(await model.sign(find('termo') as never)).toBe(false);
      expect(questions).toEqual([]);
    }
  });

  it('[PF-SUC-05] tells of success with its title alone', async () => {
    const { model, questions } = await open();
    await model.tellSigned();
    expect(questions).toEqual([{ kind: 'success', title: 'Termos aceitos com sucesso', yes: 'Entendi' }]);
  });

  it('[PF-OP-43, PF-OP-79] reads who signs a declaration by its Guid, past the cache', async () => {
    declarations = [declarationOf(TERMO, 'Pendente')];
    const { model, find, calls } = await open({
      'GET /declaracao/assinaturas?guidDeclaracao=guid-termo': [
        { Guid: 'a', NomeRepresentante: 'Ana', EmailRepresentante: 'ana@example.com', Status: 'Não assinado' },
      ],
    });
    expect(await model.loadSignatures(find('termo') as never)).toEqual([
      { id: 'a', name: 'Ana', email: 'ana@example.com', status: 'Não assinado' },
    ]);
    expect(calls.at(-1)?.fresh).toBe(true);
    const { model: failing, find: own } = await open();
    expect(await failing.loadSignatures(own('termo') as never)).toBeUndefined();
  });
});

describe('the notice of a new version', () => {
  const changed = (template: JsonObject) => ({ ...template, AlterouVersaoComAssinatura: true });

  it('[PF-DEC-19, PF-MOD-06] comes when the tab opens, once per opening of the wizard', async () => {
    templates = [changed(TERMO), CONTRATO];
    declarations = [declarationOf(TERMO, 'Assinado')];
    const { model, questions } = await open();
    expect(questions).toEqual([]);
    const stop = model.watch();
    expect(questions).toEqual([
      {
        kind: 'warning',
        title: 'Nova versão de documento',
        text: 'O documento Termo de uso e adesão mudou depois da sua assinatura. Leia a nova versão e assine novamente.',
        yes: 'Entendi',
      },
    ]);
    stop();
    model.watch()();
    expect(questions).toHaveLength(1);
  });

  it('[PF-DEC-19] names all such documents at once', async () => {
    templates = [changed(TERMO), changed(CONTRATO)];
    declarations = [declarationOf(TERMO, 'Assinado'), declarationOf(CONTRATO, 'Assinado')];
    const { model, questions } = await open();
    model.watch()();
    expect(questions.map(({ text }) => text)).toEqual([
      'Os documentos Termo de uso e adesão e Contrato de intermediação mudaram depois da sua assinatura. Leia as novas versões e assine novamente.',
    ]);
  });

  it('stays away when nothing has changed', async () => {
    declarations = [declarationOf(TERMO, 'Assinado')];
    const { model, questions } = await open();
    model.watch()();
    expect(questions).toEqual([]);
  });
});

describe('polling', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    declarations = [declarationOf(TERMO, 'Pendente')];
  });
  afterEach(() => void vi.useRealTimers());

  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  it('[PF-DEC-10, PF-OP-44] reads the declarations every 10 seconds, past the cache, while the tab is open', async () => {
    const { model, calls } = await open();
    calls.length = 0;
    await pass(60_000);
    expect(calls).toEqual([]);
    const stop = model.watch();
    await pass(0);
    calls.length = 0;
    await pass(9_999);
    expect(calls).toEqual([]);
    await pass(1);
    expect(calls).toMatchObject([{ method: 'GET', path: '/declaracao/cliente', fresh: true, ownTitle: true }]);
    await pass(20_000);
    expect(calls).toHaveLength(3);
    stop();
    await pass(60_000);
    expect(calls).toHaveLength(3);
  });

  it('[PF-OP-44] ends when nothing is pending any more, and begins when something is again', async () => {
    const { model, calls, find } = await open();
    model.watch();
    declarations = [declarationOf(TERMO, 'Assinado')];
    await pass(10_000);
    expect(find('termo')?.state).toBe('signed');
    calls.length = 0;
    await pass(60_000);
    expect(calls).toEqual([]);
    declarations = [declarationOf(CONTRATO, 'Pendente')];
    await model.load();
    calls.length = 0;
    await pass(10_000);
    expect(calls).toHaveLength(1);
  });

  it('[PF-OP-44] says nothing of a reading that fails, keeps the list and goes on', async () => {
    let status = 200;
    const { model, calls, find, questions } = await open({
      'GET /declaracao/cliente': () => ({ status, body: { data: declarations } }),
    });
    model.watch();
    status = 500;
    await pass(10_000);
    expect([model.getState().phase, find('termo')?.state]).toEqual(['ready', 'pending']);
    status = 200;
    declarations = [declarationOf(TERMO, 'Assinado')];
    await pass(10_000);
    expect(find('termo')?.state).toBe('signed');
    expect(questions).toEqual([]);
    expect(calls.every(({ ownTitle }) => ownTitle)).toBe(true);
  });

  it('never has two readings under way', async () => {
    const answers: (() => void)[] = [];
    const { model, calls } = await open();
    const slow = signaturesInput({
      ...lists,
      'GET /declaracao/cliente': () =>
        new Promise((resolve) => answers.push(() => resolve({ status: 200, body: { data: declarations } }))),
    });
    const other = createSignaturesModel(slow.input);
    const loading = other.load();
    answers.shift()?.();
    await loading;
    other.watch();
    await pass(10_000);
    expect(answers).toHaveLength(1);
    await pass(50_000);
    expect(answers).toHaveLength(1);
    answers.shift()?.();
    await pass(10_000);
    expect(answers).toHaveLength(1);
    expect([model.getState().phase, calls.length]).toEqual(['ready', 2]);
  });

  it('takes its interval from its options', async () => {
    const { model, calls } = await open({}, { pollMs: 1_000 });
    model.watch();
    calls.length = 0;
    await pass(1_000);
    expect(calls).toHaveLength(1);
  });

  it('reads both lists again when the tab is opened later: a change of an attorney may have cost the signatures', async () => {
    declarations = [declarationOf(TERMO, 'Assinado')];
    const { model, calls, find } = await open();
    await pass(5_000);
    declarations = [];
    calls.length = 0;
    model.watch();
    await pass(0);
    expect(calls.map(({ path }) => path).sort()).toEqual(['/declaracao', '/declaracao/cliente']);
    expect(find('termo')?.state).toBe('unread');
  });
});
