import '../patience';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setting } from '../../../server/database/schema';
import { temporaryFolder } from '../../support/temporaryFolder';
import { compiledDefinitions } from '../compiledDefinitions';
import { seed, TERMO } from '../declarations/documents';
import { addClient, type Caller, openTestDatabase, startApp, type TestDatabase, tokenOf } from '../testServer';

const FILE = 'O documento Comprovante de residência é obrigatório e não foi enviado, envie o documento para avançar';
const SIGNATURE = `O documento ${TERMO.name} é obrigatório e não foi assinado, aceito os termos para avançar`;

let store: TestDatabase;
let server: Caller;
let token: string;

/** The definitions with rules that show the files and the signatures only where nicknames are on. */
function schemasWithRules(): string {
  const folder = temporaryFolder();
  cpSync('schemas', folder, { recursive: true });
  for (const [tab, block] of [
    ['documentos', '#arquivos'],
    ['declaracoes', '#documentos'],
  ] as const) {
    const file = join(folder, `pf/${tab}.json`);
    const definition = JSON.parse(readFileSync(file, 'utf8'));
    // What a rule can hide may not be required always.
    if (tab === 'documentos') delete definition.schema.properties.documentos.items.required;
    const when = { '$settings/apelido': { const: true } };
    const rules = [...(definition.rules ?? []), { id: 'so-com-apelido', when, show: [block], hidden: 'keep' }];
    writeFileSync(file, JSON.stringify({ ...definition, rules }));
  }
  return folder;
}

beforeAll(async () => {
  store = await openTestDatabase();
  server = await startApp(store.database, { definitions: await compiledDefinitions(schemasWithRules()) });
  await seed(store.database, [TERMO]);
});
beforeEach(async () => {
  await store.reset();
  token = await tokenOf(store.database, await addClient(store.database));
});
afterAll(async () => {
  await server.app.close();
  await store.close();
});

/** What the conclusion says of blocks. */
async function said() {
  const { body } = await server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body: {} });
  return (body.data as string[]).filter((text) => [FILE, SIGNATURE].includes(text));
}

it('what a rule hides, by itself or with its section, lacks nothing when the registration is sent', async () => {
  expect(await said()).toEqual([]);
  await store.database.insert(setting).values({ name: 'apelido', value: 'S' });
  expect(await said()).toEqual([FILE, SIGNATURE]);
});
