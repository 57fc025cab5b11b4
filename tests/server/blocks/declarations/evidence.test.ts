import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '../../../../server/storage/client';
import { client, declaration, declarationVersion, signature } from '../../../../server/storage/schema';
import { compiledDefinitions } from '../../compiledDefinitions';
import { serverForTests } from '../../serverForTests';
import { addClient, TEST_CONFIG, tokenOf } from '../../testServer';
import { CONTRATO, documentId, PODERES, POLITICA, seed, TERMO } from './documents';
import { individualCalls, NOW, SIGN, TEMPLATES } from './individual';

const { store, server } = serverForTests(async (database) => {
  const config = { ...TEST_CONFIG, trustedProxies: 1 };
  await seed(database, [TERMO, CONTRATO, POLITICA, PODERES]);
  return { definitions: await compiledDefinitions(), clock: () => NOW, config };
});
let ana: Client;
let token: string;

beforeEach(async () => {
  ana = await addClient(store.database);
  token = await tokenOf(store.database, ana, NOW);
});

const { accepted, signUnread, sign, list, evidence, pendingDocument } = individualCalls(() => ({
  store,
  server,
  client: ana,
  token,
}));

describe('a text that changed while it was open', () => {
  const OUTDATED = 'O texto mudou depois que você o abriu. Leia a nova versão antes de aceitar.';
  const changed = (html: string) => ({ ...TERMO, id: documentId(900), html });
  const publish = (html: string) => seed(store.database, [TERMO, CONTRATO, POLITICA, PODERES, changed(html)]);

  it('is not signed before the session was shown the new one', async () => {
    await publish('<p>Aberto.</p>');
    await list(TEMPLATES);
    await publish('<p>Novo.</p>');
    const refused = await signUnread({ TemplateId: documentId(900) });
    expect([refused.status, refused.body.data]).toEqual([409, [OUTDATED]]);
    expect(await evidence()).toEqual([]);
    await list(TEMPLATES);
    expect((await sign({ TemplateId: documentId(900) })).status).toBe(200);
    const [signed] = await evidence();
    expect(signed?.textHash).toBe(createHash('sha256').update('<p>Novo.</p>').digest('hex'));
  });

  it('is signed by no session that was never shown it', async () => {
    const refused = await signUnread();
    expect([refused.status, refused.body.data]).toEqual([409, ['Leia o texto antes de aceitar.']]);
    expect(await evidence()).toEqual([]);
  });

  it('is a matter of each session', async () => {
    await publish('<p>Aberto de novo.</p>');
    await list(TEMPLATES);
    await publish('<p>Mais novo.</p>');
    const other = await tokenOf(store.database, ana, NOW);
    await server.call(TEMPLATES, { token: other });
    expect((await signUnread({ TemplateId: documentId(900) })).status).toBe(409);
    const body = accepted({ TemplateId: documentId(900) });
    expect((await server.call(SIGN, { token: other, body })).status).toBe(200);
  });
});

describe('the evidence', () => {
  const refused = (statement: ReturnType<typeof sql>) =>
    expect(store.database.execute(statement)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringMatching(/append only/) }),
    });

  it('is never changed, deleted or emptied, whoever asks the database', async () => {
    await sign();
    const before = await evidence();
    await refused(sql`update signature_evidence set seen_ip = '192.0.2.1'`);
    await refused(sql`delete from signature_evidence`);
    await refused(sql`truncate signature_evidence`);
    await refused(sql`truncate client cascade`);
    expect(await evidence()).toEqual(before);
  });

  it('keeps what was put to whom for signature, and which edition was read in', async () => {
    await sign();
    await refused(sql`update declaration set created_at = now()`);
    await refused(sql`update declaration set version_id = version_id`);
    await refused(sql`update signature set name = 'Bruno'`);
    await refused(sql`update signature set requested_at = now()`);
    await refused(sql`truncate declaration cascade`);
    await refused(sql`truncate signature cascade`);
    await refused(sql`update declaration_edition set number = 0`);
    await refused(sql`delete from declaration_edition`);
    await refused(sql`truncate declaration_edition`);
    await expect(store.database.delete(signature)).rejects.toThrow();
    await expect(store.database.delete(declaration)).rejects.toThrow();
    expect(await store.database.$count(signature)).toBe(1);
  });

  it('keeps the texts that were signed', async () => {
    await refused(sql`update declaration_version set text = 'x'`);
    await refused(sql`delete from declaration_version`);
    await refused(sql`truncate declaration_version cascade`);
    expect(await store.database.$count(declarationVersion)).toBeGreaterThan(0);
  });

  it('keeps its client; one without evidence goes with all that waits for his signature', async () => {
    await sign();
    await expect(store.database.delete(client).where(eq(client.id, ana.id))).rejects.toThrow();
    const bia = await addClient(store.database, { document: '11144477735', email: 'bia@example.com' });
    ana = bia;
    await pendingDocument();
    await store.database.delete(client).where(eq(client.id, bia.id));
    const left = await store.database.select({ name: signature.name }).from(signature);
    expect(left).toEqual([{ name: 'Ana Maria Souza' }]);
  });
});
