import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { setting } from '../../../server/storage/schema';
import { temporaryFolder } from '../../support/temporaryFolder';
import { seed, TERMO } from '../blocks/declarations/documents';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, tokenOf } from '../testServer';

const FILE = 'O documento Comprovante de residência é obrigatório e não foi enviado, envie o documento para avançar';
const SIGNATURE = `O documento ${TERMO.name} é obrigatório e não foi assinado, aceito os termos para avançar`;

const { store, server } = serverForTests(async (database) => {
  await seed(database, [TERMO]);
  return { definitions: await compiledDefinitions(schemasWithRules()) };
});
let token: string;

/** The definitions with rules that show the files and the signatures only where nicknames are on. */
function schemasWithRules(): string {
  const folder = temporaryFolder();
  cpSync('schemas', folder, { recursive: true });
  for (const [tab, block] of [
    ['shared/documentos', '#arquivos'],
    ['pf/declaracoes', '#documentos'],
  ] as const) {
    const file = join(folder, `${tab}.json`);
    const definition = JSON.parse(readFileSync(file, 'utf8'));
    // What a rule can hide may not be required always.
    if (tab === 'shared/documentos') delete definition.schema.properties.documentos.items.required;
    // Its examples are of the tab as it was.
    delete definition.examples;
    const when = { '$settings/apelido': { const: true } };
    const rules = [...(definition.rules ?? []), { id: 'so-com-apelido', when, show: [block], hidden: 'keep' }];
    writeFileSync(file, JSON.stringify({ ...definition, rules }));
  }
  return folder;
}

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database));
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
