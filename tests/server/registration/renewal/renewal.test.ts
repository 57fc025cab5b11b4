import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { reviewAfterQuestionnaire } from '../../../../server/registration/renewal/questionnaire';
import type { Client } from '../../../../server/storage/client';
import { readVariables } from '../../../../server/storage/config';
import { client, setting } from '../../../../server/storage/schema';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, startApp, TEST_CONFIG, tokenOf } from '../../testServer';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions(), clock: () => now }));
let ana: Client;
let token: string;
let now = new Date('2026-11-21T15:00:00Z');

beforeEach(async () => {
  now = new Date('2026-11-21T15:00:00Z');
  ana = await addClient(store.database, { status: 2, expiresOn: '2026-12-01' });
  token = await tokenOf(store.database, ana, now);
});

const set = (values: Partial<typeof client.$inferInsert>) =>
  store.database.update(client).set(values).where(eq(client.id, ana.id));
const stored = async () => (await store.database.select().from(client).where(eq(client.id, ana.id)))[0] as Client;
const user = async () => (await server.call('GET /api/cliente/usuario', { token })).body.data as JsonObject;
const review = (body: Json) => server.call('POST /api/cliente/renovacao', { token, body });
const mode = async () => {
  const { RenovacaoCadastral, SecoesRenovadas } = await user();
  return [RenovacaoCadastral, SecoesRenovadas];
};

describe('the reminder', () => {
  it.each([
    ['2026-12-21', true],
    ['2026-12-22', false],
    ['2026-11-22', true],
    ['2026-11-21', false],
    [null, false],
  ])(
    '[PF-API-22, PF-REN-08, ACC-CALL-17, O-64] of an approved registration that expires on %s is %s',
    async (expiresOn, data) => {
      await set({ expiresOn });
      const answer = await server.call('GET /api/cliente/ConsultaLembreteVencimento', { token });
      expect(answer).toMatchObject({ status: 200, body: { data } });
    },
  );

  it.each([0, 1, 3, 4, 5])('[ACC-STAT-07, CF-LKP-11] is not given in status %i', async (status) => {
    await set({ status });
    const answer = await server.call('GET /api/cliente/ConsultaLembreteVencimento', { token });
    expect(answer.body.data).toBe(false);
  });

  it('[O-64] begins so many days before as a variable says', async () => {
    expect([readVariables({}).reminderDays, readVariables({ REMINDER_DAYS: '5' }).reminderDays]).toEqual([30, 5]);
    const config = { ...TEST_CONFIG, reminderDays: 9 };
    const other = await startApp(store.database, { config, clock: () => now });
    const { body } = await other.call('GET /api/cliente/ConsultaLembreteVencimento', { token });
    expect(body.data).toBe(false);
    await other.app.close();
  });

  it('needs a session', async () => {
    expect((await server.call('GET /api/cliente/ConsultaLembreteVencimento')).status).toBe(401);
  });
});

describe('the renewal of an approved registration', () => {
  it('[PF-REN-01, ACC-REN-05, CF-REN-04] begins with the first section, and keeps what was reviewed over sign-ins', async () => {
    expect(await mode()).toEqual([false, []]);
    expect(await review({ Secao: 9 })).toMatchObject({
      status: 200,
      body: { data: { StatusCadastro: 2, RenovacaoCadastral: true, SecoesRenovadas: [9] } },
    });
    await review({ Secao: 2 });
    await review({ Secao: 0 });
    await review({ Secao: 2 });
    token = await tokenOf(store.database, ana, now);
    expect(await mode()).toEqual([true, [0, 2, 9]]);
  });

  it('[PF-REN-01] is the own client’s alone', async () => {
    await review({ Secao: 9 });
    const other = await addClient(store.database, { document: '11144477735', email: 'b@example.com', status: 2 });
    token = await tokenOf(store.database, other, now);
    expect(await mode()).toEqual([false, []]);
  });

  it('[PF-REN-01, ACC-REN-05, CF-REN-04] is over when the registration expires: what comes after counts anew', async () => {
    await review({ Secao: 0 });
    now = new Date('2026-12-01T15:00:00Z');
    token = await tokenOf(store.database, ana, now);
    expect(await user()).toMatchObject({ StatusCadastro: 3, RenovacaoCadastral: true, SecoesRenovadas: [] });
    await review({ Secao: 1 });
    expect(await mode()).toEqual([true, [1]]);
  });

  it.each<[Json, string]>([
    [{ Secao: 8 }, 'Seção desconhecida: /Secao'],
    [{ Secao: -1 }, 'Seção desconhecida: /Secao'],
    [{ Secao: 0.5 }, 'Seção desconhecida: /Secao'],
    [{ Secao: '0' }, 'Seção desconhecida: /Secao'],
    [{}, 'Seção desconhecida: /Secao'],
    [{ Secao: 0, Guid: 'x' }, 'Campo desconhecido: /Guid'],
    [[], 'A requisição não traz os dados esperados.'],
  ])('does not take %j', async (body, message) => {
    const answer = await review(body);
    expect([answer.status, answer.body.data]).toEqual([400, [message]]);
    expect(await mode()).toEqual([false, []]);
  });

  it('[PF-DSH-03, PF-OP-19] does not take the bank section while a setting hides it', async () => {
    await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
    expect((await review({ Secao: 3 })).status).toBe(400);
    expect((await review({ Secao: 4 })).status).toBe(200);
  });
});

describe('a section that is confirmed as it stands', () => {
  const INCOMPLETE = /^A seção .+ está incompleta\. Abra a seção e preencha o que falta\.$/;

  it('[PF-REN-12] is told apart from one that was saved, until it is saved or taken back', async () => {
    const unchanged = async () => (await user()).SecoesSemMudanca;
    // What has nothing to fill in is complete.
    expect((await review({ Secao: 9, NadaMudou: true })).status).toBe(200);
    expect([await mode(), await unchanged()]).toEqual([[true, [9]], [9]]);
    token = await tokenOf(store.database, ana, now);
    expect(await unchanged()).toEqual([9]);
    await review({ Secao: 9 });
    expect([await mode(), await unchanged()]).toEqual([[true, [9]], []]);
    await review({ Secao: 9, NadaMudou: true });
    await server.call('POST /api/cliente/renovacao/desfazer', { token, body: { Secao: 9 } });
    expect([await mode(), await unchanged()]).toEqual([[true, []], []]);
  });

  it('[PF-REN-12] is refused with its name while something is missing in it, and may be told as saved', async () => {
    const refused = await review({ Secao: 0, NadaMudou: true });
    expect([refused.status, refused.body.data]).toEqual([400, [expect.stringMatching(INCOMPLETE)]]);
    expect(await mode()).toEqual([false, []]);
    expect((await review({ Secao: 0, NadaMudou: false })).status).toBe(200);
    expect((await review({ Secao: 9, NadaMudou: 'sim' })).body.data).toEqual(['Valor inválido: /NadaMudou']);
  });
});

describe('a review that is taken back', () => {
  const undo = (body: Json) => server.call('POST /api/cliente/renovacao/desfazer', { token, body });

  it('[PF-REN-12] leaves what else was reviewed, in another window too, and the renewal on', async () => {
    await review({ Secao: 9 });
    await review({ Secao: 2 });
    const [undone] = await Promise.all([undo({ Secao: 2 }), review({ Secao: 4 })]);
    expect(undone.status).toBe(200);
    expect(await mode()).toEqual([true, [4, 9]]);
    expect((await undo({ Secao: 2 })).body.data).toMatchObject({ SecoesRenovadas: [4, 9] });
  });

  it('is of a section of the client, in a renewal', async () => {
    expect((await undo({ Secao: 2 })).body.data).toEqual(['O cadastro não está em renovação.']);
    expect((await undo({ Secao: 8 })).body.data).toEqual(['Seção desconhecida: /Secao']);
  });
});

describe('renewal mode', () => {
  it('[ACC-STAT-10] is on for whom the registration has expired', async () => {
    await set({ status: 3 });
    expect(await mode()).toEqual([true, []]);
  });

  it.each([0, 1, 4, 5])('cannot begin in status %i', async (status) => {
    await set({ status });
    const answer = await review({ Secao: 9 });
    expect([answer.status, answer.body.data]).toEqual([400, ['O cadastro não está em renovação.']]);
    expect(await mode()).toEqual([false, []]);
  });
});

describe('a questionnaire saved outside the wizard', () => {
  const answerIt = async () => {
    const before = await stored();
    await store.database.transaction((tx) => reviewAfterQuestionnaire(tx, before, now));
  };

  it.each([
    [1, false, 1],
    [2, false, 4],
    [3, true, 4],
    [3, false, 3],
  ])(
    '[PF-STA-05, PF-STA-06] in status %i with PermiteLoginEmRevisao %s leads to status %i',
    async (status, loginInReview, after) => {
      await set({ status, loginInReview });
      await answerIt();
      expect((await stored()).status).toBe(after);
    },
  );

  it('[O-47] leaves a renewal on until it is sent', async () => {
    await set({ status: 3, loginInReview: true });
    await review({ Secao: 9 });
    await answerIt();
    expect(await user()).toMatchObject({ StatusCadastro: 4, CadastroAlterado: true, RenovacaoCadastral: true });
    await review({ Secao: 0 });
    expect(await mode()).toEqual([true, [0, 9]]);
  });

  it('begins no renewal', async () => {
    await answerIt();
    expect(await user()).toMatchObject({ StatusCadastro: 4, CadastroAlterado: true, RenovacaoCadastral: false });
  });
});
