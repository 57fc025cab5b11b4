import { expect, it } from 'vitest';
import type { Client } from '../../../server/storage/client';
import * as tables from '../../../server/storage/schema';
import { minimalPdf } from '../../support/minimalPdf';
import { draftsAt, PHONE, told } from '../registration/drafts/drafts';
import { OF_TABLES } from './ofTables';
import { serverInTime, unzip } from './serverOfTests';

const { time, store, server, own, operate } = serverInTime();

/** Under which name of `dados.json` the rows of each table stand. */
const IN_COPY: Readonly<Record<string, string>> = {
  client: 'conta',
  part: 'formularios',
  collection_row: 'formularios',
  draft: 'rascunhos',
  draft_entry: 'rascunhos',
  sending: 'envios',
  carried_over: 'versoesAnteriores',
  declaration: 'assinaturas',
  signature: 'assinaturas',
  signature_evidence: 'assinaturas',
  client_product: 'produtos',
  suitability: 'questionarios',
  document: 'arquivos',
  waiting_file: 'arquivosNaoGravados',
  review: 'decisoes',
  event: 'avisosAosSistemas',
  data_request: 'pedidos',
  data_access: 'quemViu',
  session: 'acessos',
  known_device: 'navegadoresConhecidos',
  mail: 'emails',
};

/** Why those of the others stand nowhere in it. */
const NOT_IN_COPY: Readonly<Record<string, string>> = {
  token: 'a secret, of which a hash is kept',
  temporary_password: 'a secret, of which a hash is kept',
  served_text: 'which text a session was shown last',
  attempt: 'nobody can tell whose it is',
  once_answer: 'what a call was answered, which stands elsewhere',
  file_piece: 'the files themselves, which come along',
  erasure: 'it is of those who are gone',
  renewal: 'a state on the way',
  definition_read: 'a state on the way',
};

it('every table with something of customers is in the copy, or has a reason why not', () => {
  expect([...Object.keys(IN_COPY), ...Object.keys(NOT_IN_COPY)].sort()).toEqual(Object.keys(OF_TABLES).sort());
});

/** What the way of an individual through the portal leaves empty. */
async function keepTheRest({ id: clientId, email }: Client, token: string): Promise<void> {
  const { database } = store;
  await operate('approve', email);
  await draftsAt(server).send(token, told(PHONE, { 'enderecos/Cep': '01310' }));
  const body = { FileName: 'a.pdf', FileDataString64: minimalPdf().toString('base64') };
  expect((await server.call('POST /api/cliente/arquivos', { token, body })).status).toBe(200);
  const parts = { basica: { informacoes: { Telefone2: '+551144445555' } } };
  const rows = { 'procuradores/procuradores': [{ Nome: 'Caio de Antes' }] };
  await database
    .insert(tables.carriedOver)
    .values({ clientId, wizard: 'pf', definition: 1, parts, rows, at: time.now });
  const [version] = await database.select().from(tables.declarationVersion).limit(1);
  const put = { clientId, versionId: version?.id ?? '', createdAt: time.now };
  const [declaration] = await database.insert(tables.declaration).values(put).returning();
  const asked = { declarationId: declaration?.id ?? '', name: 'Rita Prado', email: 'rita@example.com' };
  await database.insert(tables.signature).values({ ...asked, personType: 'Procurador', requestedAt: time.now });
  await database.insert(tables.knownDevice).values({ clientId, device: 'x', usedAt: time.now });
}

it('the copy holds something of each, also what was carried over, and who was asked to sign and has not', async () => {
  const { client, token } = await own({ isSent: true });
  await keepTheRest(client, token);
  const { Id } = (await server.call('POST /api/cliente/dados/copia', { token })).body.data as { Id: string };
  const url = `/api/cliente/dados/copia/${Id}`;
  const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  const data = JSON.parse(String(unzip(answer.rawPayload).get('dados.json')));
  const isFilled = (member: string) => /[^[\]{},]/.test(JSON.stringify(Object.values(data[member])));
  const members = [...new Set(Object.values(IN_COPY))];
  expect(members.filter((member) => !isFilled(member))).toEqual([]);
  expect(Object.keys(data).sort()).toEqual(members.sort());
  expect(data.versoesAnteriores).toMatchObject([
    { formulario: 'pf', versao: 1, partes: { basica: { informacoes: { Telefone2: '+551144445555' } } } },
  ]);
  expect(JSON.stringify(data.versoesAnteriores)).toContain('Caio de Antes');
  const { assinaturas } = data as { assinaturas: Record<string, unknown>[] };
  expect(assinaturas.filter(({ estado }) => estado === 'Pendente')).toEqual([
    expect.objectContaining({ assinante: 'Rita Prado', vinculo: 'Procurador', email: 'rita@example.com', em: null }),
  ]);
  const signed = assinaturas.filter(({ estado }) => estado === 'Assinado');
  expect(signed.length).toBeGreaterThan(0);
  for (const one of signed)
    expect(one).toMatchObject({ porQuem: client.name, emInformado: expect.any(String), ip: expect.any(String) });
  expect((data.avisosAosSistemas as { evento: string }[]).map(({ evento }) => evento)).toEqual(
    expect.arrayContaining(['assinado', 'enviado', 'aprovado']),
  );
});
