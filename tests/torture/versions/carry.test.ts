import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { populationOf } from '../../../engine/analyse/population/population';
import type { LoadedDefinition } from '../../../engine/compile';
import { formats } from '../../../engine/core/formats/br/table';
import { withExamples } from '../../../engine/core/formats/br/withExamples';
import { isEmpty, isObject, type Json, type JsonObject } from '../../../engine/core/json';
import { bodyOfStep, dataOfStep, type WizardData } from '../../../engine/core/mapping/parts';
import { type LoadedWizard, stepsOfPart } from '../../../engine/core/mapping/wizard';
import { migrate } from '../../../engine/core/migration/migrate';
import type { MigrationStep } from '../../../engine/core/migration/types';
import { createRandom } from '../../../scripts/lib/random.mjs';
import { carry } from '../../../server/registration/carry';
import { partId } from '../../../server/registration/partId';
import { rowsOf } from '../../../server/registration/registration';
import type { Stored } from '../../../server/registration/stored';
import type { VersionFacts } from '../../../server/storage/definitions/types';
import { contextOf } from '../../support/tabs';
import { CHANGES, pick, type Random } from '../../support/versions/changes';
import { copyOf, loadedWizard, realSchemas } from '../../support/versions/wizards';

/** How many versions of each wizard; the long form says another number. */
const VERSIONS = Number(process.env.TORTURE_VERSIONS ?? 60);
const seed = Number(process.env.TORTURE_SEED ?? 20_261_123);

const schemas = realSchemas();
const context = contextOf();
const today = context.today;

/** Some versions of a wizard, one after the other, and the steps of each from the one before. */
function versionsOf(wizard: LoadedDefinition, random: Random) {
  const found = [{ wizard, steps: [] as MigrationStep[] }];
  for (let number = 2; number < 3 + Math.floor(random() * 2); number += 1) {
    const next = copyOf((found.at(-1) as (typeof found)[number]).wizard);
    const steps = Array.from({ length: 1 + Math.floor(random() * 4) }, (_, index) =>
      pick(CHANGES, random)?.(next, random, `v${number}s${index}`),
    );
    found.push({ wizard: next, steps: steps.filter((step) => step !== undefined) });
  }
  return found;
}

/** What is stored of made-up answers in the first version, some parts and rows left out. */
function storedOf(loaded: LoadedWizard, answers: WizardData, random: Random): Stored {
  const saved = { definition: 1, savedAt: 1 };
  const parts = loaded.wizard.parts.flatMap((part) =>
    stepsOfPart(part).flatMap((step) => {
      if (random() < 0.2) return [];
      const data = dataOfStep(loaded, step, bodyOfStep(loaded, step, answers, context), context);
      return [{ id: partId(part, step), data, ...saved }];
    }),
  );
  const rows = formLists(loaded).flatMap(({ tab, list }) => {
    const own = answers[tab]?.[list];
    return (Array.isArray(own) ? own.filter(isObject) : []).map((data, position) => {
      return { id: `${tab}-${list}-${position}`, collection: `${tab}/${list}`, position, data, ...saved };
    });
  });
  return { parts, rows } as unknown as Stored;
}

/** The lists whose rows are saved by calls of their own. */
const formLists = ({ tabs }: LoadedWizard) =>
  Object.entries(tabs).flatMap(([tab, { definition }]) =>
    Object.entries(definition.collections ?? {}).flatMap(([list, { forms }]) => (forms?.length ? [{ tab, list }] : [])),
  );

/** What a portal of a version loads of the tabs in which something is saved. */
function load(loaded: LoadedWizard, stored: Stored): WizardData {
  const kept: WizardData = {};
  for (const { data } of stored.parts) {
    for (const [tab, fields] of Object.entries(data)) kept[tab] = { ...kept[tab], ...fields };
  }
  const data: WizardData = {};
  for (const part of loaded.wizard.parts) {
    for (const step of stepsOfPart(part)) {
      if (!stored.parts.some(({ id }) => id === partId(part, step))) continue;
      const answer = dataOfStep(loaded, step, bodyOfStep(loaded, step, kept, context), context);
      for (const [tab, fields] of Object.entries(answer)) data[tab] = { ...data[tab], ...fields };
    }
  }
  for (const { tab, list } of formLists(loaded)) {
    const rows = rowsOf(loaded, stored, `${tab}/${list}`);
    if (rows.length > 0) data[tab] = { ...data[tab], [list]: rows };
  }
  return data;
}

/** What a version asks of data, and nothing that is empty. */
function asked({ tabs }: LoadedWizard, data: WizardData): WizardData {
  const filled = (fields: JsonObject, names: object): JsonObject =>
    Object.fromEntries(Object.entries(fields).filter(([name, value]) => name in names && !isEmpty(value)));
  return Object.fromEntries(
    Object.entries(data).flatMap(([tab, fields]): [string, JsonObject][] => {
      const properties = tabs[tab]?.definition.schema.properties ?? {};
      const own = Object.entries(filled(fields, properties)).map(([name, value]): [string, Json] => {
        const row = properties[name]?.items?.properties;
        return [
          name,
          row && Array.isArray(value) ? value.map((each) => (isObject(each) ? filled(each, row) : each)) : value,
        ];
      });
      return own.length > 0 ? [[tab, Object.fromEntries(own)]] : [];
    }),
  );
}

const optionsOf = () => [1, 2, 3];

describe.each(schemas.wizards.map((wizard) => ({ id: wizard.definition.id, wizard })))(
  'what is stored of $id',
  ({ id, wizard }) => {
    it('is loaded in any later version as what the first one loads is when it is migrated, and nothing is lost unlisted', () => {
      const answersOf = populationOf({
        tabs: wizard.tabs,
        settings: schemas.settings,
        today,
        formats: withExamples(formats),
        random: createRandom(seed),
        optionsOf,
      });
      const counts = { steps: 0, changed: 0 };
      fc.assert(
        fc.property(fc.nat(), fc.nat({ max: 500 }), (draw, index) => {
          const random = createRandom(draw);
          const versions = versionsOf(wizard, random);
          const steps = versions.flatMap((version) => version.steps);
          const [first, last] = [versions.at(0), versions.at(-1)].map((version, at) =>
            loadedWizard((version as (typeof versions)[number]).wizard, schemas, {
              number: at === 0 ? 1 : versions.length,
              isJudged: false,
            }),
          ) as [LoadedWizard, LoadedWizard];
          const facts = versions.map(
            (version, at) =>
              ({ number: at + 1, backTo: null, steps: { [id]: version.steps } }) as unknown as VersionFacts,
          );
          const stored = storedOf(first, answersOf(index), random);
          const before = load(first, stored);
          const expected = migrate(before, steps);
          const result = carry(facts, last, stored);
          expect(asked(last, load(last, result.stored))).toEqual(asked(last, expected.data));
          expect(result.left).toEqual(expected.left);
          counts.steps += steps.length;
          counts.changed += JSON.stringify(expected.data) === JSON.stringify(before) ? 0 : 1;
        }),
        { numRuns: VERSIONS, seed, endOnFailure: true },
      );
      console.info(`${id}: ${counts.steps} steps, ${counts.changed} registrations changed by them`);
      expect(counts.changed).toBeGreaterThan(VERSIONS / 3);
    });
  },
);
