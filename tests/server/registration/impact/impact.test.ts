import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STATUS, type Status } from '../../../../contract/lifeCycle';
import type { JsonObject } from '../../../../engine/core/json';
import type { MigrationStep } from '../../../../engine/core/migration/types';
import { BATCH } from '../../../../server/admin/definitions/impact';
import type { SentImpact } from '../../../../server/admin/definitions/sentImpact';
import { readCommand } from '../../../../server/admin/run';
import { demoCreator } from '../../../../server/app/app';
import { DEMO } from '../../../../server/demo/demo';
import type { ImpactReport } from '../../../../server/registration/impact/types';
import { readVariables } from '../../../../server/storage/config';
import { openDefinitions } from '../../../../server/storage/definitions/live';
import type { DefinitionsPackage, PublishedFinding } from '../../../../server/storage/definitions/types';
import { client, document, part } from '../../../../server/storage/schema';
import { countStatements } from '../../countedDatabase';
import { type Edits, packageOf } from '../../definitions/packageOf';
import { publishOver, stepsOfPf } from '../../definitions/publishing';
import { openTestDatabase, type TestDatabase } from '../../testServer';

const now = new Date('2026-11-22T12:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'ficha-impact-'));
const SAVED = { BensImoveis: 1, BensMoveis: 2, PatrimonioLiquido: 3, Observacao: 'Herdado da avó' };

const withNote = (name: string): Edits => ({
  'pf/dados-financeiros.json': (tab) => {
    delete tab.examples;
    tab.schema.properties[name] = { type: 'string', title: 'Observação', maxLength: 80 };
    tab.uiSchema['ui:sections'][1].fields.push(name);
  },
});

const finding = (id: string, kind: string, field: string): PublishedFinding => {
  return { id, kind, wizard: 'pf', tab: 'dados-financeiros', fields: [field], message: '' };
};
const FINDINGS = [
  finding('removed', 'losesData', 'Observacao'),
  finding('required', 'asksMore', 'RemuneracaoMensal'),
  finding('tightened', 'asksMore', 'BensMoveisEspecificacao'),
  finding('compatible', 'compatible', 'BensImoveis'),
];

let first: DefinitionsPackage;
let stricter: DefinitionsPackage;
let store: TestDatabase;

beforeAll(() => {
  first = packageOf(withNote('Observacao'));
  stricter = packageOf({
    'pf/dados-financeiros.json': (tab) => {
      delete tab.examples;
      tab.schema.required.push('RemuneracaoMensal');
      tab.schema.properties.BensMoveisEspecificacao.maxLength = 5;
    },
  });
});
beforeEach(async () => {
  store = await openTestDatabase();
  await publishOver(store.database, first);
});
afterEach(() => store.close());

/** Keeps so many registrations of a status with these answers of one tab. */
async function keep(count: number, status: Status, data: JsonObject, over: Partial<typeof client.$inferInsert> = {}) {
  const { length } = await store.database.select({ id: client.id }).from(client);
  for (let index = length; index < length + count; index += 1) {
    const document = String(index).padStart(11, '0');
    const [added] = await store.database
      .insert(client)
      .values({ type: 1, name: 'Ana Maria Souza', document, email: `ana${index}@example.com`, status, ...over })
      .returning();
    const { id } = added as { id: string };
    const own = { clientId: id, wizard: 'pf', part: 'financeira', authorId: id, version: '', savedAt: now };
    await store.database.insert(part).values({ ...own, data: { 'dados-financeiros': data } });
  }
}

interface Asked {
  base?: number;
  content: DefinitionsPackage;
  findings?: PublishedFinding[];
  backTo?: number;
}

/** What the change to a package does, the text of its file, what was printed, and the statements that were sent. */
async function impactOf({ base = 1, content, findings = FINDINGS, ...back }: Asked) {
  const { database, forget, statements } = await countStatements(store.database);
  const definitions = await openDefinitions(store.database, now);
  const [from, to] = [join(folder, 'asked.json'), join(folder, 'answered.json')];
  const sent: SentImpact = { base, content, findings, ...back };
  writeFileSync(from, JSON.stringify(sent));
  const printed: string[] = [];
  forget();
  await readCommand(['definitions', 'impact', from, to])({
    database,
    definitions,
    config: readVariables({}),
    assets: 'server',
    createDemo: demoCreator(DEMO),
    now,
    print: (line) => printed.push(line),
  });
  const text = readFileSync(to, 'utf8');
  return { report: JSON.parse(text) as ImpactReport, text, printed, statements: statements() };
}

const none = { asked: 0, lost: 0, refused: 0, open: 0 };

describe('what a change does to the registrations that there are', () => {
  it('is counted by finding, for those under way, awaiting approval and approved; inactive ones count nowhere', async () => {
    await keep(2, STATUS.notStarted, SAVED);
    await keep(1, STATUS.inApproval, { ...SAVED, RemuneracaoMensal: 9 });
    await keep(1, STATUS.inReview, { ...SAVED, Observacao: '' });
    await keep(1, STATUS.approved, { ...SAVED, BensMoveisEspecificacao: 'Um carro' }, { expiresOn: '2030-01-01' });
    await keep(1, STATUS.expired, { ...SAVED, RemuneracaoMensal: 9, Observacao: '' });
    await keep(1, STATUS.inactive, SAVED);
    const { report } = await impactOf({ content: stricter });
    expect(report.registrations).toEqual({ draft: 2, waiting: 2, approved: 2 });
    expect(Object.keys(report.findings).sort()).toEqual(['removed', 'required', 'tightened']);
    expect(report.findings.removed).toMatchObject({
      counts: { draft: { ...none, lost: 2 }, waiting: { ...none, lost: 1 }, approved: { ...none, lost: 1 } },
      refusedAtRenewal: 0,
    });
    expect(report.findings.required).toMatchObject({
      counts: { draft: { ...none, asked: 2 }, waiting: { ...none, asked: 1 }, approved: { ...none, asked: 1 } },
      refusedAtRenewal: 1,
    });
    expect(report.findings.tightened).toMatchObject({
      counts: { draft: none, waiting: none, approved: { ...none, refused: 1 } },
      refusedAtRenewal: 1,
    });
    expect(report.touched.counts.approved).toEqual({ asked: 1, lost: 1, refused: 1, open: 0 });
    expect(report.others).toEqual([]);
  });

  it('is shown by ten examples at most, which tell places, kinds and lengths and nothing of a person', async () => {
    for (const length of Array.from({ length: 12 }, (_, index) => index + 6)) {
      await keep(1, STATUS.notStarted, { ...SAVED, BensMoveisEspecificacao: 'Q'.repeat(length) });
    }
    const { report, text } = await impactOf({ content: stricter });
    const { examples = [], counts } = report.findings.tightened ?? {};
    expect([counts?.draft.refused, examples.length]).toEqual([12, 10]);
    for (const { value, ...example } of examples) {
      expect(example).toEqual({
        group: 'draft',
        effect: 'refused',
        tab: 'dados-financeiros',
        node: 'BensMoveisEspecificacao',
        rows: [],
        keyword: 'maxLength',
      });
      expect(value).toEqual({ kind: 'text', length: expect.any(Number) });
    }
    expect(text).not.toMatch(/QQ|Ana|Herdado|@example|0000000/);
  });

  it('is nothing where a step takes the answer along or keeps it aside, and a loss where it takes it away', async () => {
    await keep(1, STATUS.approved, SAVED);
    const withSteps = (content: DefinitionsPackage, ...pf: MigrationStep[]) => ({ ...content, migrations: { pf } });
    const renamed = packageOf(withNote('Comentario'));
    const lostBy = async (content: DefinitionsPackage) => {
      const { report } = await impactOf({ content, findings: [] });
      return report.others.map(({ tab, node, counts }) => `${tab}/${node} ${counts.approved.lost}`);
    };
    const place = 'dados-financeiros/Observacao';
    expect(await lostBy(renamed)).toEqual([`${place} 1`]);
    const moved = { id: 'nota', moved: place, to: 'dados-financeiros/Comentario' };
    expect(await lostBy(withSteps(renamed, moved))).toEqual([]);
    expect(await lostBy(withSteps(renamed, { id: 'nota', retired: place, title: 'Observação' }))).toEqual([]);
    const codes = { id: 'nota', codes: place, map: { 'Herdado da avó': null } };
    expect(await lostBy(withSteps(first, codes))).toEqual([`${place} 1`]);
  });

  it('goes back by the steps since, turned round', async () => {
    await keep(1, STATUS.approved, SAVED);
    const moved = { id: 'nota', moved: 'dados-financeiros/Observacao', to: 'dados-financeiros/Comentario' };
    const content = { ...packageOf(withNote('Comentario')), migrations: { pf: [moved] } };
    await publishOver(store.database, content, stepsOfPf(moved));
    const othersBack = async (backTo?: number) => {
      const { report } = await impactOf({ base: 2, content: first, findings: [], ...(backTo && { backTo }) });
      return report.others.map(({ tab, node, counts }) => `${tab}/${node} ${counts.approved.lost}`);
    };
    expect(await othersBack(1)).toEqual([]);
    expect(await othersBack()).toEqual(['dados-financeiros/Comentario 1']);
  });

  it('says nothing of what was lacking or refused before', async () => {
    await keep(1, STATUS.approved, { BensImoveis: -1 });
    const { report } = await impactOf({ content: packageOf() });
    expect(report).toMatchObject({ registrations: { approved: 1 }, findings: {}, others: [] });
  });

  it('is told by its place where the comparison has called everything compatible', async () => {
    await keep(1, STATUS.notStarted, { ...SAVED, RemuneracaoMensal: 9 });
    const { report } = await impactOf({ content: stricter, findings: [finding('x', 'compatible', 'Observacao')] });
    expect(report.others).toMatchObject([
      { wizard: 'pf', tab: 'dados-financeiros', node: 'Observacao', counts: { draft: { ...none, lost: 1 } } },
    ]);
  });
});

it('asks for a document that is needed now of whoever has not sent one of its kind', async () => {
  const wider = packageOf({
    'pf/wizard.json': (wizard) => {
      const entry = wizard.tabs.find(({ id }: { id: string }) => id === 'documentos');
      entry.own.blocks.arquivos.types.push('Pessoa Jurídica');
    },
  });
  await publishOver(store.database, packageOf());
  await keep(2, STATUS.notStarted, {});
  const askedOf = async () => {
    const { report } = await impactOf({ base: 2, content: wider, findings: [] });
    return report.others.map(({ tab, node, counts }) => `${tab}/${node} ${counts.draft.asked}`);
  };
  expect(await askedOf()).toEqual(['documentos/#arquivos 2']);
  const [{ id: clientId } = { id: '' }] = await store.database.select({ id: client.id }).from(client).limit(1);
  const file = { clientId, fileName: 'a.pdf', mime: 'application/pdf', size: 1, hash: '', author: '', pickedAt: '' };
  const sent = [20, 21, 22, 23].map((typeId) => ({ ...file, typeId, storedAs: String(typeId), createdAt: now }));
  await store.database.insert(document).values(sent);
  expect(await askedOf()).toEqual(['documentos/#arquivos 1']);
});

describe('the reader of registrations', () => {
  it('only reads, and has one batch in memory at once: as many statements as batches, each of that many rows', async () => {
    await keep(BATCH + 3, STATUS.notStarted, SAVED);
    const { report, statements, printed } = await impactOf({ content: stricter });
    expect(statements.filter((statement) => !/^select /i.test(statement))).toEqual([]);
    const reading = statements.filter((statement) => statement.includes('collection_row') && / limit /.test(statement));
    const wizards = first.index.wizards.length;
    expect(reading).toHaveLength(wizards + 1);
    expect(report.registrations.draft).toBe(BATCH + 3);
    expect(printed).toEqual([`${BATCH}/${BATCH + 3}`, `${BATCH + 3}/${BATCH + 3}`]);
  });

  it('reads nothing of clients who have saved nothing', async () => {
    await store.database.insert(client).values({ type: 1, name: 'Ana', document: '1', email: 'ana@example.com' });
    expect((await impactOf({ content: stricter })).report.registrations).toEqual({ draft: 0, waiting: 0, approved: 0 });
  });

  it('lets other work in between after each registration', async () => {
    await keep(60, STATUS.notStarted, SAVED);
    let turns = 0;
    const count = () => {
      turns += 1;
      timer = setImmediate(count);
    };
    let timer = setImmediate(count);
    await impactOf({ content: stricter });
    clearImmediate(timer);
    expect(turns).toBeGreaterThanOrEqual(60);
  });
});

it('refuses to compare with a version that is not the newest', async () => {
  await publishOver(store.database, stricter);
  await expect(impactOf({ content: stricter })).rejects.toThrow(
    'Version 2 was published meanwhile: compare with that one.',
  );
});
