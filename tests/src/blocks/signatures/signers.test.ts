import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { createSignaturesModel } from '../../../../src/blocks/signatures/model';
import { cutText } from '../../../../src/blocks/signatures/words';
import { type Answers, declarationOf, PODERES, signaturesInput } from './signaturesInput';

const SIGN = 'POST /declaracao/assinantes';
const RESEND = 'POST /declaracao/assinante/email?guidDeclaracaoAssinatura=guid%201';
const MARINA: JsonObject = {
  TipoPessoaGuid: 'm',
  TipoPessoaDescricao: 'Representante',
  Nome: 'Marina Sampaio Leal',
  Email: 'marina@example.com',
};
const EDSON: JsonObject = { ...MARINA, TipoPessoaGuid: 'e', TipoPessoaDescricao: 'Sócio', Nome: 'Edson', Email: null };
const ROW = { id: 'guid 1', name: 'Marina', email: 'marina@example.com', status: 'Não assinado' };

let declarations: JsonObject[];

beforeEach(() => {
  declarations = [];
});

/** A loaded model of a place where other people sign. */
async function open(answers: Answers = {}, options: Record<string, Json> = {}) {
  const made = signaturesInput(
    {
      'GET /declaracao': [PODERES],
      'GET /declaracao/cliente': () => ({ status: 200, body: { data: declarations } }),
      'GET /declaracao/assinantes': [MARINA, EDSON],
      [SIGN]: true,
      [RESEND]: true,
      ...answers,
    },
    {
      client: 'Pessoa Jurídica',
      lists: ['Pessoa Jurídica'],
      sign: 'signers',
      error: { title: 'Atenção: documento não assinado', text: 'O documento {name} falta.' },
      ...options,
    },
  );
  const model = createSignaturesModel(made.input);
  await model.load();
  const [document] = model.getState().documents;
  const people = (await model.loadSigners()) ?? [];
  return { ...made, model, people, document: document as NonNullable<typeof document> };
}

describe('the people who may sign', () => {
  it('[CF-DDC-02, CF-DDC-18] come past the response cache, with or without an e-mail', async () => {
    const { people, calls } = await open();
    expect(people).toEqual([
      { id: 'm', type: 'Representante', name: 'Marina Sampaio Leal', email: 'marina@example.com' },
      { id: 'e', type: 'Sócio', name: 'Edson', email: '' },
    ]);
    expect(calls.at(-1)).toMatchObject({ path: '/declaracao/assinantes', fresh: true });
  });

  it('cannot be had when their call fails', async () => {
    const { model } = await open({ 'GET /declaracao/assinantes': () => ({ status: 500 }) });
    expect(await model.loadSigners()).toBeUndefined();
  });
});

describe('a request', () => {
  it('[CF-DDC-08, CF-DDC-09, CF-ERR-24, CF-SUC-09] carries the document, the people and the user, and the documents are read again', async () => {
    const { model, people, document, calls, questions, names } = await open();
    declarations = [{ ...declarationOf(PODERES, 'Pendente'), Assinaturas: 1, Assinadas: 0 }];
    expect(await model.request(document, people.slice(0, 1))).toBe(true);
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      TemplateId: 'poderes',
      Assinantes: [MARINA],
      Usuario: 'Helena Duarte Nogueira',
    });
    await vi.waitFor(() => expect(model.getState().documents[0]?.state).toBe('pending'));
    expect(names().filter((name) => name === 'GET /declaracao/cliente')).toHaveLength(2);
    expect(questions).toEqual([]);
    await model.tellRequested();
    expect(questions).toMatchObject([
      { kind: 'success', title: 'Assinatura solicitada', text: 'Documento foi enviado por e-mail para assinatura' },
    ]);
  });

  it('[CF-OP-20] of nobody is told', async () => {
    const { model, questions } = await open();
    await model.tellNobody();
    expect(questions).toMatchObject([
      { kind: 'error', title: 'Oops...', text: 'Selecione ao menos um assinante para enviar o documento.' },
    ]);
  });

  it.each<[string, { status: number; body?: Json }, string, string]>([
    ['without a reason', { status: 500 }, 'Oops...', 'Falha ao enviar para assinatura'],
    ['with nothing to say', { status: 204 }, 'Oops...', 'Falha ao enviar para assinatura'],
    [
      'with a message',
      { status: 400, body: { data: ['O documento já foi assinado.'] } },
      'Falha ao vincular assinantes ao documento',
      'O documento já foi assinado.',
    ],
    [
      'with a description',
      { status: 400, body: { descricao: 'Assinante repetido.' } },
      'Falha ao vincular assinantes ao documento',
      'Assinante repetido.',
    ],
  ])('[CF-DDC-10, CF-DDC-11, CF-ERR-25, CF-ERR-26] that is refused %s is told', async (_what, reply, title, text) => {
    const { model, people, document, questions } = await open({ [SIGN]: () => reply });
    expect(await model.request(document, people)).toBe(false);
    expect(questions).toMatchObject([{ kind: 'error', title, text }]);
  });

  it('[CF-DDC-11, CF-ERR-26] without an answer is told by its own title and the default text', async () => {
    const { model, people, document, questions } = await open({
      [SIGN]: () => {
        throw new TypeError('gone');
      },
    });
    expect(await model.request(document, people)).toBe(false);
    expect(questions).toMatchObject([{ title: 'Falha ao vincular assinantes ao documento', text: 'Tente novamente.' }]);
  });
});

describe('an e-mail that is sent again', () => {
  it('[CF-DDC-16, CF-ERR-27, CF-SUC-09] names the signature, has no body, and is told', async () => {
    const { model, calls, questions } = await open();
    await model.resend(ROW);
    expect(calls.at(-1)).toMatchObject({ method: 'POST', path: RESEND.slice('POST '.length) });
    expect(calls.at(-1)?.body).toBeUndefined();
    expect(questions).toMatchObject([
      { title: 'Reenviar documento', text: 'Documento foi reenviado por e-mail para assinatura' },
    ]);
  });

  it('[CF-DDC-16, CF-ERR-27] that fails is told', async () => {
    const { model, questions } = await open({ [RESEND]: () => ({ status: 400, body: { data: ['Aguarde.'] } }) });
    await model.resend(ROW);
    expect(questions).toMatchObject([{ title: 'Falha ao enviar e-mail para assinatura', text: 'Aguarde.' }]);
  });
});

describe('a document that others sign', () => {
  it('[CF-DDC-04, PJ-DEC-04] tells how many have signed, and stops until all have', async () => {
    declarations = [{ ...declarationOf(PODERES, 'Pendente'), Assinaturas: 2, Assinadas: 1 }];
    const { model, document } = await open();
    expect(document.signatures).toEqual({ signed: 1, total: 2 });
    expect(model.summary?.()).toEqual([{ label: 'Declaração de poderes', value: 'Pendente: 1 de 2 assinaturas' }]);
    expect(model.errors?.('advance')).toMatchObject([
      { title: 'Atenção: documento não assinado', text: 'O documento Declaração de poderes falta.' },
    ]);
    declarations = [{ ...declarationOf(PODERES, 'Assinado'), Assinaturas: 2, Assinadas: 2 }];
    await model.load();
    expect(model.errors?.('advance')).toEqual([]);
    expect(model.summary?.()).toEqual([{ label: 'Declaração de poderes', value: 'Assinado' }]);
  });

  it('[CF-DDC-13, CF-CST-20] has names and e-mails of 18 characters, and three dots', () => {
    expect(['Marina Sampaio Leal', 'Marina Sampaio Lea', ''].map(cutText)).toEqual([
      'Marina Sampaio Lea...',
      'Marina Sampaio Lea',
      '',
    ]);
  });
});

describe('the polling', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[CF-DDC-05] reads the declarations every 10 seconds while the tab is open, whatever their state', async () => {
    const { model, names, calls } = await open();
    const reads = () => names().filter((name) => name === 'GET /declaracao/cliente').length;
    const leave = model.watch();
    await vi.advanceTimersByTimeAsync(0);
    const before = reads();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(reads()).toBe(before + 2);
    expect(calls.at(-1)).toMatchObject({ path: '/declaracao/cliente', fresh: true });
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reads()).toBe(before + 2);
  });
});
