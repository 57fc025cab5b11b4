import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Json } from '../../../engine/core/json';
import { FAILURE_CODES } from '../../../server/http/failureCodes';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, openTestDatabase, startApp, tokenOf } from '../testServer';

const { store, server } = serverForTests(async () => ({ definitions: await compiledDefinitions() }));
let token: string;
beforeEach(async () => {
  token = await tokenOf(store.database, await addClient(store.database));
});

const account = {
  NomeBanco: '341',
  TipoConta: 'Conta Corrente',
  Agencia: '0182',
  ContaCorrente: '40733',
  ContaCorrenteDigito: '6',
};
const refuse = async (call: string, body: Json) => {
  const answer = await server.call(`POST /api/${call}`, { token, body });
  expect(answer.status).toBe(400);
  return answer.body as unknown as { codigo: string; campo?: string };
};

describe('what a refusal tells programs', () => {
  it('names the place in the body, whatever form the part has there', async () => {
    const places: [call: string, body: Json, campo: string][] = [
      ['PessoaFisica/informacaoBasica', { DataNascimento: '1988-02-31' }, '/DataNascimento'],
      ['PessoaFisica/dadosBancarios', [account, { ...account, NomeBanco: 'nenhum' }], '/1/NomeBanco'],
      ['PessoaFisica/representante', { Tipo: 'Procurador', Nome: 'Caio', Cpf: '11144477700' }, '/Cpf'],
      ['PessoaFisica/representante', { Tipo: 'Procurador', Saldo: 1 }, '/Saldo'],
      ['cliente/renovacao', { Secao: 77 }, '/Secao'],
    ];
    for (const [call, body, campo] of places) {
      const told = await refuse(call, body);
      expect([call, told.codigo, told.campo]).toEqual([call, 'CAMPO_INVALIDO', campo]);
    }
  });

  it('names no place where the registration as a whole lacks something', async () => {
    const told = await refuse('PessoaFisica/ConcluirCadastro', { RenovacaoCadastral: false });
    expect([told.codigo, told.campo]).toEqual(['CADASTRO_INCOMPLETO', undefined]);
  });

  it('has codes that docs/api.md lists, and no others', () => {
    const listed = [...readFileSync('docs/api.md', 'utf8').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, code]) => code);
    expect(listed).toEqual(Object.keys(FAILURE_CODES));
  });
});

describe('the id of a call', () => {
  it('is the one that the caller gave, in the answer, in the refusal and in the log', async () => {
    const lines: string[] = [];
    const opened = await openTestDatabase();
    const { app } = await startApp(opened.database, { log: { write: (line) => void lines.push(line) } });
    const headers = { 'x-request-id': 'proxy-0001' };
    const answer = await app.inject({ url: '/api/cliente/usuario', headers });
    expect([answer.headers['x-request-id'], answer.json().requisicao]).toEqual(['proxy-0001', 'proxy-0001']);
    expect(lines.map((line) => JSON.parse(line).reqId)).toEqual(['proxy-0001']);
    await app.close();
    await opened.close();
  });

  it('is a new one for who gives none, or none that it could be', async () => {
    const idOf = async (given?: string) =>
      (await server.app.inject({ url: '/api/ip', ...(given && { headers: { 'x-request-id': given } }) })).headers[
        'x-request-id'
      ];
    const ids = [await idOf(), await idOf('a b'), await idOf('x'.repeat(65))];
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
    expect(new Set(ids).size).toBe(3);
  });
});
