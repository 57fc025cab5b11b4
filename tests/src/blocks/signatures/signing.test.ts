import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { type Answers, CONTRATO, declarationOf, TERMO } from './signaturesInput';
import { emptyHeld, held, openModel } from './signaturesModel';

beforeEach(emptyHeld);

describe('signing', () => {
  const sent = (calls: { method: string; body?: Json }[]) => calls.find(({ method }) => method === 'POST')?.body;

  it('[PF-DEC-14, PF-API-13, PF-OP-46] sends the template, the name of the user and the moment, then reads the list again', async () => {
    const { model, find, calls, names, questions } = await openModel({
      'POST /declaracao/cliente': () => {
        held.declarations = [declarationOf(TERMO, 'Assinado')];
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
    held.templates = [{ ...TERMO, AlterouVersaoComAssinatura: true }];
    held.declarations = [declarationOf(TERMO, 'Assinado')];
    const { model, find, calls } = await openModel();
    await model.sign(find('termo') as never);
    expect(sent(calls)).toMatchObject({ DeclaracaoId: 'guid-termo' });
  });

  it.each<[string, Answers[string]]>([
    ['an answer other than 200', () => ({ status: 503 })],
    ['no answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['an answer without an address', {}],
  ])('[PF-DEC-16, PF-API-24, PF-E2E-20] goes on without the IP after %s, and logs it', async (_, answer) => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { model, find, calls } = await openModel({ 'GET /ip': answer });
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
    const { model, find, questions, names } = await openModel({ 'POST /declaracao/cliente': answer });
    expect(await model.sign(find('termo') as never)).toBe(false);
    expect(questions).toEqual([
      { kind: 'error', title: 'Oops...', text: 'Falha ao aceitar os termos', yes: 'Entendi' },
    ]);
    expect(names().slice(-2)).toEqual(['POST /declaracao/cliente', 'GET /declaracao/cliente']);
  });

  it('tells of no failure where the answer was lost: the document is signed', async () => {
    const { model, find, questions } = await openModel({
      'POST /declaracao/cliente': () => {
        held.declarations = [declarationOf(TERMO, 'Assinado')];
        return Promise.reject(new TypeError('fetch failed'));
      },
    });
    expect(await model.sign(find('termo') as never)).toBe(true);
    expect([find('termo')?.state, find('contrato')?.state]).toEqual(['signed', 'unread']);
    expect(questions).toEqual([]);
  });

  it('counts as signed as soon as the server has it, before the list is read again, and when it cannot be', async () => {
    let isBroken = false;
    const { model, find } = await openModel({
      'POST /declaracao/cliente': () => {
        isBroken = true;
        return { status: 200 };
      },
      'GET /declaracao/cliente': () => (isBroken ? new Promise(() => {}) : { status: 200, body: { data: [] } }),
    });
    const missing = () => model.errors?.('advance').map(({ name }) => name);
    expect(missing()).toContain('Termo de uso e adesão');
    await model.sign(find('termo') as never);
    expect(find('termo')?.state).toBe('signed');
    expect(missing()).not.toContain('Termo de uso e adesão');
  });

  it('reads the documents again when the text was replaced since it was shown, and says so', async () => {
    const { model, find, questions, names } = await openModel({ 'POST /declaracao/cliente': () => ({ status: 409 }) });
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
      const { model, find, questions } = await openModel({ 'POST /declaracao/cliente': answer });
      expect(await model.sign(find('termo') as never)).toBe(false);
      expect(questions).toEqual([]);
    }
  });

  it('[PF-SUC-05] tells of success with its title alone', async () => {
    const { model, questions } = await openModel();
    await model.tellSigned();
    expect(questions).toEqual([{ kind: 'success', title: 'Termos aceitos com sucesso', yes: 'Entendi' }]);
  });

  it('[PF-OP-43, PF-OP-79] reads who signs a declaration by its Guid, past the cache', async () => {
    held.declarations = [declarationOf(TERMO, 'Pendente')];
    const { model, find, calls } = await openModel({
      'GET /declaracao/assinaturas?guidDeclaracao=guid-termo': [
        { Guid: 'a', NomeRepresentante: 'Ana', EmailRepresentante: 'ana@example.com', Status: 'Não assinado' },
      ],
    });
    expect(await model.loadSignatures(find('termo') as never)).toEqual([
      { id: 'a', name: 'Ana', email: 'ana@example.com', status: 'Não assinado' },
    ]);
    expect(calls.at(-1)?.fresh).toBe(true);
    const { model: failing, find: own } = await openModel();
    expect(await failing.loadSignatures(own('termo') as never)).toBeUndefined();
  });
});

describe('the notice of a new version', () => {
  const changed = (template: JsonObject) => ({ ...template, AlterouVersaoComAssinatura: true });

  it('[PF-DEC-19, PF-MOD-06] comes when the tab opens, once per opening of the wizard', async () => {
    held.templates = [changed(TERMO), CONTRATO];
    held.declarations = [declarationOf(TERMO, 'Assinado')];
    const { model, questions } = await openModel();
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
    held.templates = [changed(TERMO), changed(CONTRATO)];
    held.declarations = [declarationOf(TERMO, 'Assinado'), declarationOf(CONTRATO, 'Assinado')];
    const { model, questions } = await openModel();
    model.watch()();
    expect(questions.map(({ text }) => text)).toEqual([
      'Os documentos Termo de uso e adesão e Contrato de intermediação mudaram depois da sua assinatura. Leia as novas versões e assine novamente.',
    ]);
  });

  it('stays away when nothing has changed', async () => {
    held.declarations = [declarationOf(TERMO, 'Assinado')];
    const { model, questions } = await openModel();
    model.watch()();
    expect(questions).toEqual([]);
  });
});
