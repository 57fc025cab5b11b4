import { describe, expect, it } from 'vitest';
import type { Json } from '../../../../engine/core/json';
import { makeCall, tellFailure, tellNotDeleted, tellNotSaved } from '../../../../engine/core/session/calls';
import type { Question, Transport } from '../../../../engine/core/session/host';

const texts = {
  messages: { serverDefault: { title: 'Ação não realizada', text: 'Tente novamente.' } },
  texts: { closeMessage: 'Entendi' },
};

/** What is said about a call on this transport. */
async function saidAbout(transport: Transport): Promise<Question[]> {
  const said: Question[] = [];
  const host = { ask: async (question: Question) => said.push(question) > 0 };
  await tellFailure(host, await makeCall(transport, 'GET /a'), undefined, texts);
  return said;
}

describe('something that was not saved', () => {
  const messages = {
    ...texts.messages,
    noAnswer: { title: 'Sem resposta', text: 'Confira a conexão.' },
    conflict: { title: 'Outra janela' },
    serverFailed: { title: 'O servidor falhou' },
    busy: { title: 'Aguarde', text: 'Espere um pouco.' },
  };
  const told = async (status: number, body?: Json) => {
    const said: Question[] = [];
    const host = { ask: async (question: Question) => said.push(question) > 0 };
    const failure = { title: 'Dados inválidos', text: 'Erro ao salvar.' };
    await tellNotSaved(host, { ok: false, status, body }, failure, { ...texts, messages });
    return said.map(({ title, text }) => [title, text]);
  };

  it('[O-32] has the title of its call when the data were refused, and one of its own when they were not', async () => {
    expect(await told(400, { data: ['Não.'] })).toEqual([['Dados inválidos', 'Não.']]);
    expect(await told(0)).toEqual([['Sem resposta', 'Confira a conexão.']]);
    expect(await told(409, { data: ['Alterado.'] })).toEqual([['Outra janela', 'Alterado.']]);
    expect(await told(429)).toEqual([['Aguarde', 'Espere um pouco.']]);
    expect(await told(429, { data: ['Aguarde 20 s.'] })).toEqual([['Aguarde', 'Aguarde 20 s.']]);
    expect(await told(503)).toEqual([['O servidor falhou', 'Erro ao salvar.']]);
  });
});

it.each([
  [{ deleteFailed: { title: 'Not deleted by it' } }, 500, 'Not deleted by it'],
  [{}, 500, 'Not saved by it'],
  [{ deleteFailed: { title: 'Not deleted by it' } }, 400, 'Refused'],
])(
  'a deletion over which the server broke down has words of its own, where there are some: %j, %s',
  async (own, status, title) => {
    const said: Question[] = [];
    const host = { ask: async (question: Question) => said.push(question) > 0 };
    const messages = { ...texts.messages, serverFailed: { title: 'Not saved by it' }, ...own };
    await tellNotDeleted(host, { ok: false, status, body: undefined }, { title: 'Refused' }, { ...texts, messages });
    expect(said.map((question) => question.title)).toEqual([title]);
  },
);

it.each([
  [{ deleteUnanswered: { title: 'No answer', text: 'It may be gone.' } }, 0, 'It may be gone.'],
  [{}, 0, 'What you typed is here.'],
  [{ deleteUnanswered: { title: 'No answer', text: 'It may be gone.' } }, 500, 'Tente novamente.'],
])(
  'a deletion without an answer says nothing of what was typed, where it has own words: %j, %s',
  async (own, status, text) => {
    const said: Question[] = [];
    const host = { ask: async (question: Question) => said.push(question) > 0 };
    const messages = { ...texts.messages, noAnswer: { title: 'No answer', text: 'What you typed is here.' }, ...own };
    await tellNotDeleted(host, { ok: false, status, body: undefined }, undefined, { ...texts, messages });
    expect(said.map((question) => question.text)).toEqual([text]);
  },
);

const rejecting = (error: unknown) => () => Promise.reject(error);

it('tells a network that is gone and a time-out by the default text', async () => {
  const said = { kind: 'error', title: 'Ação não realizada', text: 'Tente novamente.', yes: 'Entendi' };
  expect(await saidAbout(rejecting(new TypeError('Failed to fetch')))).toEqual([said]);
  expect(await saidAbout(rejecting(new DOMException('late', 'TimeoutError')))).toEqual([said]);
});

it('[ACC-SESS-08] says nothing about an aborted call, as those of a session that ended are', async () => {
  expect(await saidAbout(rejecting(new DOMException('gone', 'AbortError')))).toEqual([]);
  expect(await saidAbout(async () => ({ status: 401, body: undefined }))).toEqual([]);
});
