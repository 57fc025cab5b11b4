import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressFolder } from '../../../scripts/lib/compressed.mjs';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../testServer';

const portalDir = mkdtempSync(join(tmpdir(), 'ficha-compressed-'));
const SCRIPT = `export const words = ${JSON.stringify('uma palavra e outra '.repeat(200))};\n`;
mkdirSync(join(portalDir, 'assets'));
writeFileSync(
  join(portalDir, 'index.html'),
  `<!doctype html><html lang="pt-BR"><title>${'Ficha '.repeat(300)}</title>`,
);
writeFileSync(join(portalDir, 'assets/index-Ab12Cd34.js'), SCRIPT);
writeFileSync(join(portalDir, 'assets/short-Ab12Cd34.js'), 'export {};');
writeFileSync(join(portalDir, 'assets/inter-Ab12Cd34.woff2'), Buffer.alloc(4_000, 1));
const compressed = compressFolder(portalDir);

const { store, server } = serverForTests(async () => ({
  definitions: await compiledDefinitions(),
  config: { ...TEST_CONFIG, portalDir },
}));

/** An answer as it is on the wire. */
async function answer(url: string, accepted: string, headers: Record<string, string> = {}) {
  const got = await server.app.inject({ method: 'GET', url, headers: { 'accept-encoding': accepted, ...headers } });
  const { 'content-encoding': encoding, vary = '', ...others } = got.headers;
  return { status: got.statusCode, encoding, vary: String(vary).toLowerCase(), headers: others, bytes: got.rawPayload };
}

const open = { br: brotliDecompressSync, gzip: gunzipSync };

describe('answers of text', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['*', 'gzip'],
  ] as const)('are compressed for a caller that takes %s: %s', async (accepted, encoding) => {
    const token = await tokenOf(store.database, await addClient(store.database));
    const authorization = { authorization: `Bearer ${token}` };
    const path = '/api/Consulta/ocupacao-profissional';
    const plain = await answer(path, 'identity', authorization);
    const small = await answer(path, accepted, authorization);
    expect([plain.encoding, small.encoding, small.vary]).toEqual([undefined, encoding, 'accept-encoding']);
    expect(open[encoding](small.bytes)).toEqual(plain.bytes);
    expect(small.bytes.length * 4).toBeLessThan(plain.bytes.length);
  });

  it('are left as they are where they are short', async () => {
    const { encoding, bytes } = await answer('/api/Consulta/configuracao-geral-chave?chave=x', 'br');
    expect([encoding, bytes.length < 1_024]).toEqual([undefined, true]);
  });

  it('are the page of the portal, too', async () => {
    const page = await answer('/login', 'br');
    expect(page.encoding).toBe('br');
    expect(open.br(page.bytes).toString()).toContain('data-tenant="andorinha"');
  });

  it('say the same when an action is asked again with its key', async () => {
    const token = await tokenOf(store.database, await addClient(store.database));
    const words = 'çãé'.repeat(28);
    const body = {
      ...{ Tipo: 'Procurador', Nome: words, Cpf: '111.444.777-35', Email: 'caio@prado.adv.br' },
      ...{ Telefone: '+5521998123340', Cep: '01310-100', Logradouro: words, Numero: '1578', Complemento: words },
      ...{ Bairro: words, Cidade: words, Uf: 'SP', Pais: 'BRA' },
    };
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), 'accept-encoding': 'br' };
    const save = () =>
      server.app.inject({ method: 'POST', url: '/api/PessoaFisica/representante', headers, payload: body });
    const [first, second] = [await save(), await save()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect([first, second].map((each) => each.headers['content-encoding'])).toEqual(['br', 'br']);
    expect(second.rawPayload).toEqual(first.rawPayload);
  });
});

describe('what is the same for as long as its name is', () => {
  it.each([
    ['br', (plain: Buffer) => brotliCompressSync(plain)],
    ['gzip', (plain: Buffer) => gzipSync(plain, { level: 9 })],
  ] as const)('goes as small as it becomes, the second time as well: %s', async (encoding, smallest) => {
    const token = await tokenOf(store.database, await addClient(store.database));
    const authorization = { authorization: `Bearer ${token}` };
    for (const path of ['/api/Consulta/cidades?uf=SP', '/api/Consulta/cidades?uf=PR', '/api/consulta/bancos']) {
      const plain = await answer(path, 'identity', authorization);
      for (const small of [await answer(path, encoding, authorization), await answer(path, encoding, authorization)]) {
        expect([small.encoding, small.vary]).toEqual([encoding, 'accept-encoding']);
        expect(open[encoding](small.bytes)).toEqual(plain.bytes);
        expect(small.bytes.length).toBe(smallest(plain.bytes).length);
      }
    }
  });

  it('goes as it is to whoever refuses what could be done to it', async () => {
    const index = await answer('/definitions/index.json', 'br;q=0, gzip;q=0');
    expect([index.encoding, index.bytes.length > 1_024]).toEqual([undefined, true]);
    expect((await answer('/definitions/index.json', 'br;q=0, gzip;q=0.5')).encoding).toBe('gzip');
  });
});

describe('files of the build', () => {
  it('go as the build compressed them', async () => {
    expect(compressed).toBe(2);
    for (const encoding of ['br', 'gzip'] as const) {
      const script = await answer('/assets/index-Ab12Cd34.js', encoding);
      expect([script.status, script.encoding, script.vary]).toEqual([200, encoding, 'accept-encoding']);
      expect(script.headers['content-type']).toMatch(/^(text|application)\/javascript/);
      expect(script.headers['content-length']).toBe(String(script.bytes.length));
      // It never changes: it is kept for good, and nothing is told that would be compared.
      expect(Object.keys(script.headers)).not.toEqual(expect.arrayContaining(['etag']));
      expect(script.headers['last-modified']).toBeUndefined();
      expect(open[encoding](script.bytes).toString()).toBe(SCRIPT);
    }
  });

  it('go as they are to whoever takes nothing else, and where they are compressed in themselves', async () => {
    const script = await answer('/assets/index-Ab12Cd34.js', 'identity');
    expect([script.encoding, script.bytes.toString()]).toEqual([undefined, SCRIPT]);
    expect((await answer('/assets/inter-Ab12Cd34.woff2', 'br, gzip')).encoding).toBeUndefined();
  });

  it('are not handed out under the name of the compressed one as if they were scripts', async () => {
    const file = await answer('/assets/index-Ab12Cd34.js.br', 'identity');
    expect(file.headers['content-type'] ?? '').not.toContain('javascript');
  });
});
