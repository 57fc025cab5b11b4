import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { todayInBrazil } from '../../../contract/calendar';
import type { JsonObject } from '../../../engine/core/json';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import type { Client } from '../../../server/storage/client';
import type { Definitions } from '../../../server/storage/definitions/types';
import { client, part, renewal, setting } from '../../../server/storage/schema';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';
import { draftsAt, PHONE, told } from './drafts/drafts';

const { store, server } = serverForTests(async (database) => {
  await seedDeclarations(database, { assets: 'server', now: new Date() });
  definitions = await compiledDefinitions();
  return { definitions };
});
let definitions: Definitions;
let ana: Client;
let token: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana);
});

/** The first valid example of a tab, as its file has it. */
const example = (tab: string): JsonObject =>
  JSON.parse(readFileSync(`schemas/pf/${tab}.json`, 'utf8')).examples.valid.at(0);

const post = (path: string, body: JsonObject) => server.call(`POST /api/PessoaFisica/${path}`, { token, body });
const complete = (RenovacaoCadastral = false) => post('ConcluirCadastro', { RenovacaoCadastral });
const stored = async () => (await store.database.select().from(client).where(eq(client.id, ana.id)))[0] as Client;
const set = (values: Partial<typeof client.$inferInsert>) =>
  store.database.update(client).set(values).where(eq(client.id, ana.id));

/** Reviews every visible section and the overview, as the dashboard does. */
async function reviewAll(): Promise<void> {
  const count = definitions.wizards.find(({ wizard }) => wizard.id === 'pf')?.wizard.tabs.length ?? 0;
  for (const Secao of [...Array(count).keys(), 9]) {
    const answer = await server.call('POST /api/cliente/renovacao', { token, body: { Secao } });
    expect(answer.status).toBe(200);
  }
}

/** Everything that a registration asks for, but for the attorney, whom it may do without. */
async function fillAll(): Promise<void> {
  const calls: { call: string; body: JsonObject }[] = JSON.parse(
    readFileSync('server/data/demoRegistration.json', 'utf8'),
  );
  for (const { call, body } of calls.filter((each) => !each.call.endsWith('/representante'))) {
    const answer = await server.call(call.replace(' /', ' /api/'), { token, body });
    expect([call, answer.status, answer.status === 200 ? '' : answer.body.data]).toEqual([call, 200, '']);
  }
}

describe('an incomplete registration', () => {
  it('is refused with what is missing, in the order of the screen', async () => {
    const { status, body } = await complete();
    expect(status).toBe(400);
    expect((body.data as string[])[0]).toBe(
      'O campo Data de nascimento não foi informado, preencha a informação para avançar.',
    );
    expect((await stored()).status).toBe(0);
  });

  it('is refused for one empty field of any tab', async () => {
    await fillAll();
    const { BensMoveis: _, ...rest } = example('dados-financeiros');
    await post('dadosFinanceiros', rest);
    const { status, body } = await complete();
    expect(status).toBe(400);
    expect(body.data).toHaveLength(1);
  });

  it('[PF-INF-27, PF-INF-28] is refused for a stored date that cannot be, and keeps it', async () => {
    await fillAll();
    const saved = async (dates: JsonObject) => {
      const [row] = await store.database.select().from(part).where(eq(part.part, 'basica'));
      const { informacoes, ...others } = row?.data ?? {};
      const data = { ...others, informacoes: { ...informacoes, ...dates } };
      await store.database.update(part).set({ data }).where(eq(part.part, 'basica'));
    };
    const told = async (dates: JsonObject) => {
      await saved(dates);
      return (await complete()).body.data;
    };
    const [today, tomorrow] = [0, 1].map((days) => todayInBrazil(new Date(Date.now() + days * 86_400_000)));
    const past = { DataNascimento: '1988-09-22', DataEmissao: '2015-11-03' };
    const minor = 'A data de nascimento está no futuro, corrija a informação para avançar.';
    const before = 'A data de emissão do documento é anterior à data de nascimento, corrija a informação para avançar.';
    const later = 'A data de emissão do documento está no futuro, corrija a informação para avançar.';
    expect(await told({ ...past, DataNascimento: tomorrow ?? '' })).toEqual([minor, before]);
    expect((await server.call('GET /api/PessoaFisica/informacaoBasica', { token })).body.data).toMatchObject({
      DataNascimento: tomorrow,
    });
    expect(await told({ ...past, DataEmissao: '1988-09-21' })).toEqual([before]);
    expect(await told({ ...past, DataEmissao: tomorrow ?? '' })).toEqual([later]);
    expect(await told({ ...past, DataNascimento: '1890-01-01', DataEmissao: today ?? '' })).toBe(true);
  });

  it('[PF-INF-27] refuses to save such a date, whatever the browser let pass', async () => {
    await fillAll();
    const { data } = (await server.call('GET /api/PessoaFisica/informacaoBasica', { token })).body;
    const { status, body } = await post('informacaoBasica', { ...(data as JsonObject), DataNascimento: '2999-01-01' });
    expect([status, (body.data as string[])[0]]).toEqual([
      400,
      'A data de nascimento está no futuro, corrija a informação para avançar.',
    ]);
  });

  it("[PF-INF-30] refuses the customer's own CPF as that of the spouse", async () => {
    await fillAll();
    const { data } = (await server.call('GET /api/PessoaFisica/informacaoBasica', { token })).body;
    const married = { EstadoCivil: 'Em união estável', NomeConjugue: 'Otávio Lima', CpfConjugue: ana.document };
    const { status, body } = await post('informacaoBasica', { ...(data as JsonObject), ...married });
    expect([status, body.data]).toEqual([400, ['O CPF do cônjuge é igual ao seu, corrija a informação para avançar.']]);
  });

  it('[PF-OP-19] does not ask for a tab that a setting hides', async () => {
    await fillAll();
    await post('dadosBancarios', [] as unknown as JsonObject);
    expect((await complete()).status).toBe(400);
    await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
    expect((await complete()).status).toBe(200);
  });

  it('[PF-GER-21] asks for an order issuer when the setting demands one', async () => {
    await fillAll();
    await store.database.insert(setting).values({ name: 'emissorOrdem', value: 'S' });
    expect((await complete()).body.data).toEqual([
      'Para continuar, é obrigatório informar um emissor de ordem. Preencha os dados para prosseguir com o cadastro.',
    ]);
  });
});

describe('the body of the call', () => {
  it.each<[JsonObject | JsonObject[], string]>([
    [{ RenovacaoCadastral: false, Admin: true }, 'Campo desconhecido: /Admin'],
    [{ renovacaocadastral: false }, 'Campo desconhecido: /renovacaocadastral'],
    [{ RenovacaoCadastral: { a: 1 } }, 'Valor de tipo inesperado: /RenovacaoCadastral'],
    [[], 'A requisição não traz os dados esperados.'],
  ])('refuses %j', async (body, message) => {
    await fillAll();
    const answer = await server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body });
    expect([answer.status, answer.body.data]).toEqual([400, [message]]);
    expect((await stored()).status).toBe(0);
  });

  it('may be left out', async () => {
    await fillAll();
    expect((await server.call('POST /api/PessoaFisica/ConcluirCadastro', { token })).status).toBe(200);
    expect((await stored()).status).toBe(1);
  });

  it.each([
    [0, true],
    [1, true],
    [2, true],
    [3, false],
  ])('[PF-API-20, PF-SAV-07, PF-OP-25] of status %i may not say RenovacaoCadastral %s', async (status, claim) => {
    await fillAll();
    await set({ status, changed: status > 0 });
    if (status === 3) await reviewAll();
    const answer = await complete(claim);
    const message = 'A situação do cadastro mudou. Recarregue a página e tente novamente.';
    expect([answer.status, answer.body.data]).toEqual([400, [message]]);
    expect((await stored()).status).toBe(status);
    expect((await complete(!claim)).status).toBe(200);
  });
});

describe('a complete registration', () => {
  it.each([
    [0, 1],
    [1, 1],
    [2, 4],
  ])('[PF-API-20, PF-STA-04, PF-OP-77, PF-REN-11] goes from status %i to %i', async (before, after) => {
    await fillAll();
    await set({ status: before, changed: before > 0 });
    expect(await complete(false)).toMatchObject({ status: 200, body: { data: true } });
    expect(await stored()).toMatchObject({ status: after, changed: false, sentAt: expect.any(Date) });
  });

  it('leaves nothing of its draft behind, at another revision; one that is refused leaves all of it', async () => {
    const draft = draftsAt(server);
    await draft.send(token, told(PHONE, { 'dados-financeiros/BensMoveis': '1.0' }));
    expect((await complete()).status).toBe(400);
    expect((await draft.load(token)).Entradas).toHaveLength(1);
    await fillAll();
    expect((await complete()).status).toBe(200);
    expect(await draft.load(token)).toEqual({ Revisao: 2, Entradas: [] });
  });

  it.each([2, 3])(
    '[PF-API-20, PF-REN-06, PF-STA-04, CF-REN-10] of status %i in renewal goes to review',
    async (status) => {
      await fillAll();
      await set({ status });
      await reviewAll();
      expect(await complete(true)).toMatchObject({ status: 200, body: { data: true } });
      expect(await stored()).toMatchObject({ status: 4, changed: false });
      expect(await store.database.select().from(renewal)).toEqual([]);
    },
  );

  it('[PF-REN-02, ACC-REN-09, O-23] in renewal is refused while sections are not reviewed', async () => {
    await fillAll();
    await set({ status: 3 });
    await reviewAll();
    await store.database
      .update(renewal)
      .set({ sections: ['0', '1', '2', 'enderecos', 'documentos', 'declaracoes', 'produtos', '9'] });
    const { status, body } = await complete(true);
    expect([status, body.data]).toEqual([400, ['Falta Dados Bancários.']]);
    expect((await stored()).status).toBe(3);
    await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
    expect((await complete(true)).status).toBe(200);
  });

  it('[O-46] is not altered by being sent', async () => {
    await fillAll();
    await set({ status: 2, changed: false });
    await complete();
    expect((await stored()).changed).toBe(false);
  });

  it('[O-47] is not sent again while it is reviewed, nor when inactive', async () => {
    await fillAll();
    await set({ status: 4 });
    expect((await complete()).body.data).toEqual(['Cadastro em revisão. Aguarde a análise.']);
    await set({ status: 5 });
    expect((await complete()).status).toBe(400);
  });

  it('is sent once when it is sent twice at the same time', async () => {
    await fillAll();
    await set({ status: 2 });
    const answers = await Promise.all([complete(), complete()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('is sent once, and answered alike, when its answer was lost and it is asked again with its key', async () => {
    await fillAll();
    await set({ status: 2 });
    const body = { RenovacaoCadastral: false };
    const headers = { 'idempotency-key': 'a-key-of-the-sending' };
    const send = () => server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body, headers });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
  });
});
