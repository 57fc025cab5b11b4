import { expect, it } from 'vitest';
import { makeCall, tellFailure } from '../../../../engine/core/session/calls';
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
