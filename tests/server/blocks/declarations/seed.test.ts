import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sanitizeTerm } from '../../../../server/blocks/declarations/sanitize';
import { seedDeclarations } from '../../../../server/blocks/declarations/seed';
import { declarationEdition, declarationTemplate, declarationVersion } from '../../../../server/storage/schema';
import { openTestDatabase, type TestDatabase } from '../../testServer';
import { CONTRATO, seed, seedEdition, TERMO } from './documents';

let store: TestDatabase;
beforeEach(async () => {
  store = await openTestDatabase();
});
afterEach(() => store.close());

const templates = () => store.database.select().from(declarationTemplate).orderBy(asc(declarationTemplate.position));
const versions = () => store.database.select().from(declarationVersion).orderBy(asc(declarationVersion.number));
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the documents of the seed files', () => {
  it('begin with version 1, its sanitised text, the hash of exactly that text, and the moment', async () => {
    await seed(store.database, [{ ...TERMO, html: '<p onclick="x()">Olá, ação.</p>\n' }]);
    expect(await versions()).toEqual([
      {
        id: expect.any(String),
        templateId: TERMO.id,
        number: 1,
        text: '<p>Olá, ação.</p>',
        textHash: hashOf('<p>Olá, ação.</p>'),
        validFrom: new Date('2026-11-20T12:00:00Z'),
      },
    ]);
  });

  it('get a new version for a new text alone, also when several instances start at once', async () => {
    await seed(store.database, [TERMO, CONTRATO]);
    await seed(store.database, [{ ...TERMO, name: 'Termo', html: `${TERMO.html}\n<script>x()</script>` }, CONTRATO]);
    expect(await versions()).toHaveLength(2);
    const later = new Date('2026-12-01T08:00:00Z');
    const changed = [{ ...TERMO, html: '<p>Versão dois.</p>' }, CONTRATO];
    const start = () => seedEdition(store.database, 1_000, changed, later);
    await Promise.all([start(), start()]);
    expect((await versions()).map(({ templateId, number, validFrom }) => [templateId, number, validFrom])).toEqual(
      expect.arrayContaining([[TERMO.id, 2, later]]),
    );
    expect(await versions()).toHaveLength(3);
  });

  it('stay as they are when an older release starts late: texts, names and the list', async () => {
    await seedEdition(store.database, 1, [TERMO]);
    await seedEdition(store.database, 2, [{ ...TERMO, name: 'Termo', html: '<p>Versão dois.</p>' }, CONTRATO]);
    const before = await templates();
    await seedEdition(store.database, 1, [TERMO]);
    expect(await templates()).toEqual(before);
    expect(before.map(({ name, retired }) => [name, retired])).toEqual([
      ['Termo', false],
      ['Contrato de intermediação', false],
    ]);
    expect((await versions()).map(({ text }) => text).sort()).toEqual([
      '<p>Contrato.</p>',
      '<p>Versão dois.</p>',
      '<p>Versão um.</p>',
    ]);
  });

  it('get a new version for a text that they had before', async () => {
    await seed(store.database, [TERMO]);
    await seed(store.database, [{ ...TERMO, html: '<p>Versão dois.</p>' }]);
    await seed(store.database, [TERMO]);
    expect((await versions()).map(({ number, text }) => [number, text])).toEqual([
      [1, '<p>Versão um.</p>'],
      [2, '<p>Versão dois.</p>'],
      [3, '<p>Versão um.</p>'],
    ]);
  });

  it('of one edition are the same for ever: who changes them raises it', async () => {
    await seedEdition(store.database, 4, [TERMO]);
    const changed = { ...TERMO, name: 'Termo' };
    await expect(seedEdition(store.database, 4, [changed])).rejects.toThrow(
      'The documents of data/declarations are not those of edition 4: raise "Edicao" in index.json to 5.',
    );
    expect((await templates()).map(({ name }) => name)).toEqual([TERMO.name]);
  });

  it('are no longer offered when they are no longer listed, and again when they are', async () => {
    await seed(store.database, [TERMO, CONTRATO]);
    await seed(store.database, [CONTRATO]);
    expect((await templates()).map(({ id, retired }) => [id, retired])).toEqual(
      expect.arrayContaining([
        [TERMO.id, true],
        [CONTRATO.id, false],
      ]),
    );
    await seed(store.database, [TERMO, CONTRATO]);
    expect((await templates()).map(({ name, retired, position }) => [name, retired, position])).toEqual([
      ['Termo de uso e adesão', false, 0],
      ['Contrato de intermediação', false, 1],
    ]);
  });
});

describe('the bundled documents', () => {
  it('are those of their edition: a change of them raises it in index.json, and here', async () => {
    await seedDeclarations(store.database, { assets: 'server', now: new Date() });
    const editions = await store.database.select().from(declarationEdition);
    expect(editions.map(({ number, contentHash }) => [number, contentHash.slice(0, 16)])).toEqual([
      [1, '17f0e61280cdf2ac'],
    ]);
  });

  it('are there for every client type, required and not, each text once clean', async () => {
    await seedDeclarations(store.database, { assets: 'server', now: new Date() });
    const all = await templates();
    for (const audience of ['Pessoa Física', 'Pessoa Jurídica', 'Investidor']) {
      expect(all.filter((template) => template.audience === audience && template.required).length).toBeGreaterThan(1);
    }
    expect(all.filter(({ required }) => !required).map(({ audience }) => audience)).toContain('Todos');
    for (const { Texto } of JSON.parse(readFileSync('server/data/declarations/index.json', 'utf8')).Documentos) {
      const html = readFileSync(`server/data/declarations/${Texto}`, 'utf8').trim();
      expect([Texto, sanitizeTerm(html).replaceAll(' target="_blank" rel="noopener noreferrer"', '')]).toEqual([
        Texto,
        html,
      ]);
    }
    expect(Math.max(...(await versions()).map(({ text }) => text.length))).toBeGreaterThan(4_000);
  });
});
