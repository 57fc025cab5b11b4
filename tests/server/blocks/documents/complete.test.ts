import { beforeEach, describe, expect, it } from 'vitest';
import { setting } from '../../../../server/storage/schema';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, tokenOf } from '../../testServer';
import { record } from './files';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
let token: string;

beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database));
  await store.database.insert(setting).values({ name: 'ocultarBanco', value: 'S' });
});

/** What the conclusion says of documents. */
async function complaints(): Promise<string[]> {
  const body = { RenovacaoCadastral: false };
  const answer = await server.call('POST /api/PessoaFisica/ConcluirCadastro', { token, body });
  return (answer.body.data as string[]).filter((text) => text.includes('não foi enviado'));
}
const upload = (TipoDocumentoId: number) =>
  server.call('POST /api/cliente/documentos', { token, body: { documentos: [record({ TipoDocumentoId })] } });

const missing = (name: string) => `O documento ${name} é obrigatório e não foi enviado, envie o documento para avançar`;

describe('[PF-DOC-08] the conclusion', () => {
  it('is refused for every required type without a file, in the words of the screen', async () => {
    expect(await complaints()).toEqual([
      missing('Documento de identidade (RG ou CNH)'),
      missing('Comprovante de residência'),
    ]);
    await upload(1);
    expect(await complaints()).toEqual([missing('Comprovante de residência')]);
    await upload(2);
    expect(await complaints()).toEqual([]);
  });
});
