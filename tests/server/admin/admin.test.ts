import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCommand } from '../../../server/admin/run';
import { demoCreator } from '../../../server/app/app';
import { DEMO_CUSTOMERS } from '../../../server/demo/customers';
import { DEMO } from '../../../server/demo/demo';
import { readVariables } from '../../../server/storage/config';
import { keepRevisions } from '../../../server/storage/revisions/keep';
import { stampNow } from '../../../server/storage/revisions/stamp';
import { client, dataAccess, renewal, session, setting } from '../../../server/storage/schema';
import { accountCode } from '../../../server/storage/securityEvent';
import { mailsTo } from '../mailbox';
import { addClient, LIVE_NO_WIZARDS, openTestDatabase, type TestDatabase, tokenOf } from '../testServer';

const now = new Date('2026-11-30T12:00:00Z');
let store: TestDatabase;

beforeAll(async () => {
  store = await openTestDatabase();
});
beforeEach(() => store.reset());
afterAll(() => store.close());

/** What a command line prints, in an environment of these variables. */
async function admin(line: string | string[], env: Record<string, string> = {}): Promise<string> {
  const printed: string[] = [];
  const argv = typeof line === 'string' ? line.split(' ') : line;
  await readCommand(argv)({
    database: store.database,
    definitions: LIVE_NO_WIZARDS,
    config: readVariables(env),
    assets: 'server',
    createDemo: demoCreator(DEMO),
    now,
    print: (text) => printed.push(text),
  });
  return printed.join('\n');
}

const onlyClient = async () => (await store.database.select().from(client))[0];

describe('registrations', () => {
  it('[ACC-GEN-11] [O-45] [O-64] approves for 24 months, whoever is named by e-mail or document', async () => {
    const ana = await addClient(store.database, { status: 1, sentAt: now });
    await store.database.insert(renewal).values({ clientId: ana.id, startedAt: now, sections: ['procuradores'] });
    expect(await admin('approve 529.982.247-25')).toBe(
      '52998224725 · Ana Maria Souza · ana@example.com · Pessoa Física · status 2 aprovado · expires 2028-11-30',
    );
    expect(await onlyClient()).toMatchObject({ status: 2, expiresOn: '2028-11-30' });
    expect(await store.database.$count(renewal)).toBe(0);
    await admin('approve ANA@example.com', { VALIDITY_MONTHS: '3' });
    expect((await onlyClient())?.expiresOn).toBe('2027-02-28');
    await admin('approve ana@example.com --until 2027-01-15');
    expect((await onlyClient())?.expiresOn).toBe('2027-01-15');
  });

  it('[ACC-GEN-11] [O-45] expires, reviews and deactivates', async () => {
    await addClient(store.database, { status: 2, expiresOn: '2028-01-01', sentAt: now });
    expect(await admin('expire ana@example.com')).toContain('status 3 vencido · expires 2026-11-30');
    expect(await admin('review ana@example.com')).toContain('status 4 em revisão');
    expect(await admin('deactivate ana@example.com')).toContain('status 5 inativo');
    await expect(admin('expire ana@example.com')).rejects.toThrow('Ana Maria Souza is not approved (status 5).');
    expect(await admin('review ana@example.com')).toContain('status 4 em revisão');
  });

  it('writes to the customer of an approval, once, and of nothing else that it decides', async () => {
    await addClient(store.database, { status: 1, sentAt: now });
    for (const line of ['approve', 'approve', 'expire', 'review', 'deactivate']) await admin(`${line} ana@example.com`);
    const [told, ...others] = await mailsTo(store.database, 'ana@example.com');
    expect([told?.subject, others]).toEqual(['Seu cadastro foi aprovado', []]);
    expect(told?.text).not.toContain('http');
    await admin('approve ana@example.com', { PUBLIC_URL: 'https://ficha.test/' });
    expect((await mailsTo(store.database, 'ana@example.com')).at(-1)?.text).toContain('https://ficha.test/\n');
  });

  it('approves nothing on PostgreSQL without the address of the portal, which its customer is sent', async () => {
    await addClient(store.database, { status: 1, sentAt: now });
    const DATABASE_URL = 'postgres://localhost/ficha';
    await expect(admin('approve ana@example.com', { DATABASE_URL })).rejects.toThrow(
      'PUBLIC_URL is not set: set it as the servers have it, for the customer is sent a link to the portal.',
    );
    expect((await onlyClient())?.status).toBe(1);
    await admin('approve ana@example.com', { DATABASE_URL, PUBLIC_URL: 'https://ficha.test' });
    expect((await onlyClient())?.status).toBe(2);
  });

  it('decides about nothing that was never sent, though it is inactive', async () => {
    await addClient(store.database, { status: 5 });
    for (const name of ['approve', 'expire', 'review']) {
      const refused = 'Ana Maria Souza has not sent a registration yet (status 5).';
      await expect(admin(`${name} ana@example.com`)).rejects.toThrow(refused);
    }
  });

  it('[O-45] lets a client sign in while in approval, or not', async () => {
    await addClient(store.database, { status: 1 });
    expect(await admin('login-in-review ana@example.com on')).toContain('may sign in while in approval');
    expect((await onlyClient())?.loginInReview).toBe(true);
    await admin('login-in-review ana@example.com off');
    expect((await onlyClient())?.loginInReview).toBe(false);
  });

  it('ends the sessions of a client, of all, and of one that is deactivated', async () => {
    const ana = await addClient(store.database);
    const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    for (const one of [ana, ana, bia]) await tokenOf(store.database, one, now);
    expect(await admin('logoff ana@example.com')).toBe('Sessions ended: 2.');
    await tokenOf(store.database, ana, now);
    await admin('deactivate ana@example.com');
    expect((await store.database.select().from(session)).map(({ clientId }) => clientId)).toEqual([bia.id]);
    expect(await admin('logoff all')).toBe('Sessions ended: 1.');
  });

  it('frees the document of a sign-up that nobody has confirmed, and nothing else', async () => {
    const { id } = await addClient(store.database, { emailConfirmedAt: null, email: 'estranho@example.com' });
    await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    expect(await admin('free 529.982.247-25')).toBe(
      'Taken away: 52998224725 · Ana Maria Souza · estranho@example.com · Pessoa Física · status 0 cadastro não enviado',
    );
    for (const line of ['free 529.982.247-25', 'free bia@example.com', 'free ANA@example.com --type 2']) {
      await expect(admin(line)).rejects.toThrow(/^There is no sign-up of ".+" that waits to be confirmed\.$/);
    }
    expect(await onlyClient()).toMatchObject({ email: 'bia@example.com' });
    const noted = await store.database.select().from(dataAccess);
    expect(noted).toMatchObject([{ account: accountCode(id), by: 'operator', call: 'free' }]);
  });

  it('lists clients, by type and by the status that counts today', async () => {
    await addClient(store.database, { status: 2, expiresOn: '2026-11-30' });
    await addClient(store.database, { type: 2, document: '12ABC34501DE35', name: 'Aurora', nickname: 'Matriz' });
    expect((await admin('clients')).split('\n')).toHaveLength(2);
    expect(await admin('clients --status 3')).toContain('Ana Maria Souza');
    expect(await admin('clients --status 2')).toBe('No clients.');
    expect(await admin('clients --type 2')).toBe(
      '12ABC34501DE35 · Aurora · ana@example.com · Pessoa Jurídica · nickname Matriz · status 0 cadastro não enviado',
    );
  });

  it('lists so many clients at most, and says how to go on', async () => {
    const documents = ['11144477735', '15350946056', '39053344705', '52998224725', '86288366757'];
    for (const document of documents) await addClient(store.database, { document, email: `${document}@example.com` });
    const seen: string[] = [];
    let line = 'clients --limit 2';
    for (let page = 0; page < 3; page += 1) {
      const lines = (await admin(line)).split('\n');
      const more = lines.find((one) => one.startsWith('There are more: '));
      seen.push(...lines.filter((one) => one !== more).map((one) => one.slice(0, 11)));
      expect(more === undefined).toBe(page === 2);
      line = `clients --limit 2 ${more?.replace('There are more: ', '')}`;
    }
    expect(seen.sort()).toEqual(documents);
    await expect(admin('clients --limit 0')).rejects.toThrow('--limit must be a number from 1 to 9999, but is "0".');
    await expect(admin('clients --after x')).rejects.toThrow('--after must be the id of a client, but is "x".');
  });

  it('tells clients of one e-mail or document apart', async () => {
    const company = { document: '12ABC34501DE35', email: 'fin@example.com', status: 1, sentAt: now };
    await addClient(store.database, { ...company, type: 2, nickname: 'Matriz' });
    await addClient(store.database, { ...company, type: 2, nickname: 'Filial' });
    await addClient(store.database, { ...company, type: 3 });
    await expect(admin('approve 12.abc.345/01de-35')).rejects.toThrow(
      /^"12\.abc\.345\/01de-35" names 3 clients; add --type or --nickname:\n {2}12ABC34501DE35 · /,
    );
    expect(await admin('approve fin@example.com --type 3')).toContain('Fundo de Investimento · status 2');
    expect(await admin('approve fin@example.com --nickname MATRIZ')).toContain('nickname Matriz · status 2');
    const approved = await store.database.select().from(client).where(eq(client.status, 2));
    expect(approved.map(({ type, nickname }) => [type, nickname])).toEqual([
      [3, null],
      [2, 'Matriz'],
    ]);
  });

  it.each([
    ['approve ninguem@example.com', 'There is no client "ninguem@example.com".'],
    ['approve', 'Name the client by e-mail, CPF or CNPJ.'],
    ['approve ana@example.com', 'Ana Maria Souza has not sent a registration yet (status 0).'],
    ['expire ana@example.com', 'Ana Maria Souza has not sent a registration yet (status 0).'],
    ['review ana@example.com', 'Ana Maria Souza has not sent a registration yet (status 0).'],
    ['approve ana@example.com --type 4', '--type must be one of 1, 2, 3, but is "4".'],
    ['approve ana@example.com --until 2027-02-30', '--until must be a day such as 2028-12-31, but is "2027-02-30".'],
    ['approve ana@example.com --until 2026-11-30', '--until must be after today, 2026-11-30, but is 2026-11-30.'],
    ['approve ana@example.com --until 2020-01-01', '--until must be after today, 2026-11-30, but is 2020-01-01.'],
    ['approve ana@example.com 2028-12-31', 'Name one client: "2028-12-31" behind "ana@example.com" would do nothing.'],
    ['login-in-review ana@example.com on 2', 'Name one client: "2" behind "ana@example.com" would do nothing.'],
    ['logoff all ana@example.com', 'Name one client: "ana@example.com" behind "all" would do nothing.'],
    ['free ana@example.com bia@example.com', 'Name one sign-up by e-mail, CPF or CNPJ.'],
    ['expire ana@example.com --until 2027-01-31', '"expire" takes --type, --nickname, not --until: leave it out.'],
    ['clients --until 2027-01-31', '"clients" takes --type, --status, --limit, --after, not --until: leave it out.'],
    ['demo-customers --type 1', '"demo-customers" takes no options: leave --type out.'],
    ['login-in-review ana@example.com', 'Write "on" or "off" after the client.'],
    ['clients --status 6', '--status must be a number from 0 to 5, but is "6".'],
  ])('refuses "%s" with one sentence, and changes nothing', async (line, message) => {
    await addClient(store.database);
    await expect(admin(line)).rejects.toThrow(expect.objectContaining({ name: 'AdminError', message }));
    expect((await onlyClient())?.status).toBe(0);
  });
});

describe('settings', () => {
  it('[O-45] are listed, set by key whatever its case and accents, and set back', async () => {
    expect(await admin('settings list')).toContain('Modo de autenticacao = "0" (default)');
    expect(await admin(['settings', 'set', 'MODO DE AUTENTICAÇÃO', '2'])).toBe('Modo de autenticacao = "2"');
    expect(await admin('settings')).toContain('Modo de autenticacao = "2"\n');
    await admin(['settings', 'set', 'modo de autenticacao', '1']);
    expect(await store.database.select({ name: setting.name, value: setting.value }).from(setting)).toEqual([
      { name: 'autenticacao', value: '1' },
    ]);
    await admin(['settings', 'reset', 'modo de autenticacao']);
    expect(await store.database.$count(setting)).toBe(0);
  });

  it.each([
    [['set', 'Cor', 'azul'], 'There is no setting "Cor". "settings list" shows them all.'],
    [['set', 'Modo de autenticacao', '3'], '"Modo de autenticacao" must be 0, 1, 2, but is "3".'],
    [['set', 'Exibir apelido', 'talvez'], '"Exibir apelido" must be S or N, but is "talvez".'],
    [
      ['set', 'Habilitar quantidade de caracteres nos campos nome', '4'],
      '"Habilitar quantidade de caracteres nos campos nome" must be a whole number from 5 to 1000, but is "4".',
    ],
    [['set', 'Exibir apelido'], 'Write the value after the key, in quotes.'],
    [['delete', 'Exibir apelido'], 'Settings can be listed, set and reset, but not "delete".'],
    [['constructor'], 'Settings can be listed, set and reset, but not "constructor".'],
    [['reset', 'Exibir', 'apelido'], 'Write one key, in quotes.'],
  ])('refuse %j', async (words, message) => {
    await expect(admin(['settings', ...words])).rejects.toThrow(
      expect.objectContaining({ name: 'AdminError', message }),
    );
    expect(await store.database.$count(setting)).toBe(0);
  });
});

describe('revisions', () => {
  const lines = async (line: string) => (await admin(line)).split('\n');

  it('are listed, and shown with what they hold', async () => {
    await keepRevisions(store.database, { assets: 'server', tenant: 'ipe', now });
    await admin(['settings', 'set', 'Exibir apelido', 'S']);
    const listed = await lines('revisions');
    expect(listed).toContainEqual(expect.stringMatching(/^data banks 1 · [0-9a-f]{8} · 30\/11\/2026 às 09:00$/));
    const [settings = ''] = listed.findLast((line) => line.startsWith('settings '))?.split(' · ') ?? [];
    expect(await lines(`revisions show ${settings}`)).toEqual(['apelido = "S"']);
    expect(await admin('revisions show texts ipe 1')).toContain('"name": "Ipê Roxo"');
    expect(await admin('revisions show data nationalities 1')).toContain('Brasileiro Nato');
  });

  it('are told of the number on a sheet', async () => {
    const revisions = await keepRevisions(store.database, { assets: 'server', tenant: 'ipe', now });
    const stamp = await stampNow({ database: store.database, clock: () => now, revisions });
    expect(await lines(`revisions set ${stamp}`)).toEqual(
      expect.arrayContaining(['First made under them: 30/11/2026 às 09:00', 'texts ipe 1', 'data banks 1']),
    );
  });

  it.each([
    ['revisions change', 'Revisions can be listed and shown, but not "change".'],
    ['revisions set 99', 'There are no revisions 99.'],
    ['revisions set', 'Write the number of the revision at the end.'],
    ['revisions show bancos 1', 'Write settings, documents, texts or data after "show".'],
    ['revisions show data', 'Write a name after "show data".'],
    ['revisions show data banks', 'Write the number of the revision at the end.'],
    ['revisions show data bancos 1', 'There is no revision "data bancos 1".'],
  ])('refuse "%s"', async (line, message) => {
    await expect(admin(line)).rejects.toThrow(expect.objectContaining({ name: 'AdminError', message }));
  });
});

describe('demo customers', () => {
  it('are created in every type and status, and printed', async () => {
    const printed = await admin('demo-customers', { FICHA_MODE: 'demo' });
    expect(printed).toContain('helena@example.com · 52998224725 · Ficha@2026 · Cadastro novo');
    const created = await store.database.select({ type: client.type, status: client.status }).from(client);
    const all = [1, 2, 3].flatMap((type) => [0, 1, 2, 3, 4, 5].map((status) => `${type}/${status}`));
    expect(created.map(({ type, status }) => `${type}/${status}`).sort()).toEqual(all);
    expect(created).toHaveLength(DEMO_CUSTOMERS.length);
  });

  it('are not created where customers are', async () => {
    await expect(admin('demo-customers', { DATABASE_URL: 'postgres://localhost/ficha' })).rejects.toThrow(
      'Demo customers have a password that everybody knows: only with FICHA_MODE=demo.',
    );
    expect(await store.database.$count(client)).toBe(0);
  });
});

describe('the command line', () => {
  it.each([
    ['aprovar', 'There is no command "aprovar".\nusage: npm run admin -- <command>'],
    ['constructor', 'There is no command "constructor".'],
    ['', 'Write a command.\nusage:'],
    ['approve x --force', "Unknown option '--force'.\nusage: npm run admin -- approve <e-mail, CPF or CNPJ>"],
    ['clients --status', "Option '--status <value>' argument missing.\nusage: npm run admin -- clients"],
  ])('refuses "%s"', (line, message) => {
    expect(() => readCommand(line.split(' '))).toThrow(message);
  });
});
