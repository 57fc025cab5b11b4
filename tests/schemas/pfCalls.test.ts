import { beforeEach, describe, expect, it } from 'vitest';
import { formats } from '../../engine/core/formats/br/table';
import type { Json, JsonObject } from '../../engine/core/json';
import type { Question } from '../../engine/core/session/host';
import { createWizardSession } from '../../engine/core/session/wizardSession';
import { resolveSettings } from '../../engine/core/settings';
import { createClient } from '../../src/api/createClient';
import { compiledDefinitions } from '../server/compiledDefinitions';
import { serverForTests } from '../server/serverForTests';
import { addClient, tokenOf } from '../server/testServer';
import { exampleOf, loadSchemaWizard } from '../support/pf';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
let token: string;

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database));
});

/** The individual's wizard on the portal's own client and the reference server, with all that went over the wire. */
async function openWizard() {
  const loaded = await loadSchemaWizard('pf');
  const sent: Request[] = [];
  const questions: Question[] = [];
  const client = createClient({
    baseUrl: 'http://portal.test/api',
    tokens: { read: () => token, clear: () => {} },
    fetch: async (request) => {
      sent.push(request.clone());
      const { pathname, search } = new URL(request.url);
      const answer = await server.app.inject({
        method: request.method as 'GET' | 'POST',
        url: pathname + search,
        headers: Object.fromEntries(request.headers),
        ...(request.method === 'POST' && { payload: await request.text() }),
      });
      return new Response(answer.body, { status: answer.statusCode });
    },
  });
  const session = createWizardSession({
    loaded,
    transport: (request) => client.send(request),
    host: {
      ask: async (question) => {
        questions.push(question);
        return true;
      },
    },
    base: { settings: resolveSettings(loaded.settings, []), user: {}, mode: 'new', formats },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00.000Z' },
    storage: { read: () => null, write: () => {}, remove: () => {} },
    storageKey: 'unsaved',
  });
  await session.open();
  return { session, sent, questions };
}

const fill = ({ session }: Awaited<ReturnType<typeof openWizard>>, over: JsonObject = {}) => {
  const form = session.form('informacoes');
  for (const [name, value] of Object.entries({ ...exampleOf('informacoes'), ...over }))
    if (!form.plan.schemas[name]?.readOnly) form.change(`/${name}`, value as Json);
};

describe('the calls of the wizard', () => {
  it('[PF-API-01] carry the token, and what they send as JSON', async () => {
    const opened = await openWizard();
    fill(opened);
    expect(await opened.session.advance()).toEqual({ done: true });
    const calls = opened.sent.map((request) => ({
      path: new URL(request.url).pathname,
      token: request.headers.get('authorization'),
      type: request.method === 'POST' ? request.headers.get('content-type') : 'application/json',
    }));
    expect(calls.map(({ path }) => path)).toContain('/api/PessoaFisica/informacaoBasica');
    for (const call of calls) expect(call).toMatchObject({ token: `Bearer ${token}`, type: 'application/json' });
    expect(await opened.sent.at(-1)?.json()).toMatchObject({ NomeMae: exampleOf('informacoes').NomeMae as string });
  });

  it.each(['informacaoBasica', 'dadosFinanceiros', 'dadosBancarios', 'representante', 'ConcluirCadastro'])(
    '[PF-API-01] /PessoaFisica/%s answers nobody without a token, and takes nothing but JSON',
    async (path) => {
      const call = `POST /api/PessoaFisica/${path}`;
      expect((await server.call(call, { body: {} })).status).toBe(401);
      const answer = await server.call(call, { token, body: 'a=b', headers: { 'content-type': 'text/plain' } });
      expect(answer.status).toBe(415);
      expect(answer.body.data).toEqual(['O conteúdo deve ser enviado em JSON.']);
    },
  );

  it('[PF-API-03, PF-ERR-01] a refusal comes as a list, and its first item is what the customer reads', async () => {
    const opened = await openWizard();
    fill(opened, { OrgaoEmissao: 'nenhum' });
    expect(await opened.session.advance()).toEqual({ done: false });
    const body = (await opened.sent.at(-1)?.json()) as Json;
    const refusal = await server.call('POST /api/PessoaFisica/informacaoBasica', { token, body });
    expect(refusal.status).toBe(400);
    const [first] = refusal.body.data as string[];
    expect(first).toMatch(/\w/);
    expect(opened.questions.at(-1)).toMatchObject({ kind: 'error', text: first });
  });
});
