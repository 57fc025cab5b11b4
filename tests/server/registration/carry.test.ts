import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { bodyOfStep, dataOfStep, type WizardData } from '../../../engine/core/mapping/parts';
import { type LoadedWizard, stepsOfPart } from '../../../engine/core/mapping/wizard';
import { migrate } from '../../../engine/core/migration/migrate';
import type { MigrationStep } from '../../../engine/core/migration/types';
import { type Carried, carry } from '../../../server/registration/carry';
import { rowsOf } from '../../../server/registration/registration';
import type { Stored } from '../../../server/registration/stored';
import type { VersionFacts } from '../../../server/storage/definitions/types';
import { contextOf } from '../../support/tabs';
import { temporaryFolder } from '../../support/temporaryFolder';
import { compiledDefinitions } from '../compiledDefinitions';

const STEPS: MigrationStep[] = [
  { id: 'pen-name', moved: 'member/nickname', to: 'member/penName' },
  { id: 'course', split: 'member/school', into: ['member/school', 'member/course'], at: ' - ' },
  { id: 'kind', codes: 'member/kind', map: { '1': 'R', '2': 'S' } },
  { id: 'other', retired: 'member/otherEmail', title: 'Second e-mail' },
  { id: 'themes', moved: 'reading/topics', to: 'reading/themes' },
  { id: 'hobbies', moved: 'reading/interests', to: 'reading/hobbies' },
  { id: 'theme', moved: 'reading/hobbies/subject', to: 'reading/hobbies/theme' },
  { id: 'full-name', moved: 'guardians/guardians/name', to: 'guardians/guardians/fullName' },
  { id: 'may', default: 'guardians/guardians/mayBorrow', value: false },
];

/** The second wizard of the tests after these steps. */
function secondVersion(): string {
  const folder = temporaryFolder();
  cpSync('tests/wizards', folder, { recursive: true });
  const change = (name: string, work: (text: string) => string) => {
    const file = join(folder, 'library-card', name);
    writeFileSync(file, work(readFileSync(file, 'utf8').replaceAll('"../../../schemas', '"../schemas')));
  };
  change('member.json', (text) => {
    const tab = JSON.parse(text.replaceAll('"nickname"', '"penName"'));
    const { properties } = tab.schema;
    delete properties.otherEmail;
    properties.course = { type: 'string', title: 'Course' };
    properties.kind = { ...properties.kind, type: 'string', default: 'R' };
    for (const [index, code] of ['R', 'S'].entries()) properties.kind.oneOf[index].const = code;
    tab.uiSchema['ui:sections'][0].fields = ['fullName', 'penName', 'born', 'email', 'kind', 'school', 'course'];
    tab.rules = tab.rules.filter(({ id }: { id: string }) => id !== 'emails');
    tab.rules.find(({ id }: { id: string }) => id === 'school').when.kind.const = 'S';
    delete tab.examples;
    return JSON.stringify(tab);
  });
  change('reading.json', (text) =>
    text
      .replaceAll('topics', 'themes')
      .replaceAll('interests', 'hobbies')
      .replaceAll('"subject"', '"theme"')
      .replaceAll('/subject"', '/theme"'),
  );
  change('guardians.json', (text) =>
    text.replace('"name": {', '"fullName": {').replaceAll('["name", ', '["fullName", '),
  );
  change('wizard.json', (text) =>
    text.replace('reading/topics', 'reading/themes').replace('"reading/interests"', '"reading/hobbies"'),
  );
  writeFileSync(join(folder, 'library-card/migration.json'), JSON.stringify({ steps: STEPS }));
  return folder;
}

const loadedFrom = async (folder: string, number: number): Promise<LoadedWizard> => {
  const { wizards } = await compiledDefinitions(folder);
  return { ...(wizards.find(({ wizard }) => wizard.id === 'library-card') as LoadedWizard), number };
};
const first = await loadedFrom('tests/wizards', 1);
const second = await loadedFrom(secondVersion(), 2);

const factsOf = (number: number, steps: MigrationStep[]) =>
  ({ number, steps: { 'library-card': steps } }) as unknown as VersionFacts;
const VERSIONS = [factsOf(1, []), factsOf(2, STEPS)];

const text = fc.constantFrom('Ana', 'Bia Lima', 'History');
const optional = { requiredKeys: [] };
const member = fc.record(
  {
    fullName: text,
    nickname: text,
    otherEmail: fc.constant('other@example.org'),
    kind: fc.constantFrom(1, 2),
    school: fc.constantFrom('South', 'South - Law', 'North - Arts - Music'),
    city: text,
  },
  optional,
);
const interest = fc.record(
  { Key: fc.constantFrom('i1', 'i2'), subject: text, share: fc.integer({ min: 1, max: 9 }) },
  optional,
);
const guardian = fc.record({ name: text, mayBorrow: fc.boolean() }, optional);

/** What is stored of a client in the first version, parts that were never saved left out. */
const storedArbitrary = fc
  .record({
    parts: fc.record(
      {
        member: fc.record({ member }),
        interests: fc.record({ reading: fc.record({ interests: fc.array(interest, { maxLength: 2 }) }, optional) }),
        reading: fc.record({ reading: fc.record({ newsletter: fc.boolean(), topics: text }, optional) }),
      },
      optional,
    ),
    guardians: fc.array(guardian, { maxLength: 3 }),
  })
  .map(({ parts, guardians }): Stored => {
    const saved = { definition: 1, savedAt: 1 };
    return {
      parts: Object.entries(parts).map(([id, data]) => ({ id, data: data as WizardData, ...saved })),
      rows: guardians.map((data, position) => ({
        id: `g${position}`,
        collection: 'guardians/guardians',
        position,
        data: data as JsonObject,
        ...saved,
      })),
    } as unknown as Stored;
  });

/** What a portal of a version loads. */
function load(loaded: LoadedWizard, stored: Stored): WizardData {
  const kept: WizardData = {};
  for (const { data } of stored.parts) {
    for (const [tab, fields] of Object.entries(data)) kept[tab] = { ...kept[tab], ...fields };
  }
  const context = contextOf();
  const data: WizardData = { member: {}, reading: {} };
  for (const step of loaded.wizard.parts.flatMap(stepsOfPart)) {
    const answer = dataOfStep(loaded, step, bodyOfStep(loaded, step, kept, context), context);
    for (const [tab, fields] of Object.entries(answer)) data[tab] = { ...data[tab], ...fields };
  }
  const guardians = rowsOf(loaded, stored, 'guardians/guardians');
  return { ...data, guardians: { guardians } };
}

const carried = (stored: Stored): Carried => carry(VERSIONS, second, stored);

describe('what is stored in an older version', () => {
  it('is loaded in the newer one as what the older one loads is when it is migrated', () => {
    fc.assert(
      fc.property(storedArbitrary, (stored) => {
        const { data } = migrate(load(first, stored), STEPS);
        // What nobody is asked any more is kept, and not loaded.
        delete data.member?.otherEmail;
        expect(load(second, carried(stored).stored)).toEqual(data);
      }),
      { numRuns: 300 },
    );
  });

  it('stays as it is, and is all in what it became, in what did not come along, or no longer asked', () => {
    fc.assert(
      fc.property(storedArbitrary, (stored) => {
        const before = structuredClone(stored);
        const result = carried(stored);
        expect(stored).toEqual(before);
        expect(result.older).toBe(stored.parts.length + stored.rows.length > 0 ? stored : undefined);
        expect(result.left).toEqual([]);
        const after = JSON.stringify(result.stored);
        for (const [, one] of JSON.stringify([stored.parts, stored.rows]).matchAll(
          /"(Ana|Bia Lima|South|North|i1|i2|g\d)/g,
        )) {
          expect(after).toContain(one);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('keeps the answer of the newer form, and lists the older one', () => {
    const data = { member: { nickname: 'Old', penName: 'New' } };
    const stored = { parts: [{ id: 'member', data, definition: 1, savedAt: 1 }], rows: [] } as unknown as Stored;
    const result = carried(stored);
    expect(result.stored.parts).toEqual([
      { id: 'member', data: { member: { penName: 'New' } }, definition: 2, savedAt: 1 },
    ]);
    expect(result.left).toEqual([{ place: 'member/nickname', value: 'Old', step: 'pen-name' }]);
  });
});
