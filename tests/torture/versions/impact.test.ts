import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareSchemas } from '../../../engine/analyse/compare/compare';
import type { LoadedDefinition, LoadedSchemas } from '../../../engine/compile';
import { EngineError } from '../../../engine/core/errors';
import { formats } from '../../../engine/core/formats/br/table';
import { withExamples } from '../../../engine/core/formats/br/withExamples';
import type { MigrationStep } from '../../../engine/core/migration/types';
import { madeUpSource } from '../../../scripts/lib/madeUpSource';
import { createRandom } from '../../../scripts/lib/random.mjs';
import { impactFindings } from '../../../scripts/lib/storedImpact';
import { measureImpact } from '../../../server/registration/impact/measure';
import type { Definitions } from '../../../server/storage/definitions/types';
import { CHANGES, pick, type Random } from '../../support/versions/changes';
import { EDITS } from '../../support/versions/edits';
import { copyOf, loadedWizard, realSchemas } from '../../support/versions/wizards';

/** How many pairs of versions of each wizard, and how many registrations each; the long form says other numbers. */
const PAIRS = Number(process.env.TORTURE_PAIRS ?? 8);
const EACH = Number(process.env.TORTURE_ANSWERS ?? 40);
const seed = Number(process.env.TORTURE_SEED ?? 20_261_123);

const real = realSchemas();
const now = new Date('2026-11-23T12:00:00Z');
const lists = new Map();

/** The next version of a wizard: edits, and changes with their steps, which some forget to declare. */
function nextOf(wizard: LoadedDefinition, random: Random): LoadedDefinition {
  const next = copyOf(wizard);
  const isDeclared = random() < 0.7;
  const steps = Array.from({ length: 1 + Math.floor(random() * 3) }, (_, index): MigrationStep[] => {
    const isEdit = random() < 0.6;
    const step = pick(isEdit ? EDITS : CHANGES, random)?.(next, random, `s${index}`);
    return step && isDeclared ? [step] : [];
  });
  next.migration = steps.flat();
  return next;
}

const of = (wizard: LoadedDefinition): LoadedSchemas => ({ ...real, wizards: [wizard], forms: [] });

const definitionsOf = (schemas: LoadedSchemas): Definitions => ({
  settings: schemas.settings,
  types: schemas.types,
  wizards: schemas.wizards.map((wizard) => loadedWizard(wizard, schemas, { number: 1, isJudged: true })),
});

it.each(real.wizards.map((wizard) => ({ id: wizard.definition.id, wizard })))(
  'nothing happens to a registration of $id that no finding tells of, and nothing at all where all is compatible',
  async ({ id, wizard }) => {
    const counts = { pairs: 0, compatible: 0, told: 0 };
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (draw) => {
        const after = nextOf(wizard, createRandom(draw));
        const [was, is] = [of(wizard), of(after)];
        const report = reportOf(was, is);
        if (!report) return;
        const impact = await measureImpact(
          {
            before: definitionsOf(was),
            versions: [],
            after: definitionsOf(is),
            steps: { [id]: after.migration },
            findings: impactFindings(report),
          },
          madeUpSource({ schemas: was, lists, now, count: EACH, seed: draw }),
          { lists, now, tell: () => {} },
        );
        counts.pairs += 1;
        counts.compatible += report.isCompatible ? 1 : 0;
        counts.told += Object.keys(impact.findings).length;
        const untold = impact.others.map(({ tab, node, examples: [first] }) => `${tab}/${node} ${first?.effect}`);
        expect(untold, JSON.stringify(report.findings.map((finding) => finding.id))).toEqual([]);
      }),
      { numRuns: PAIRS, seed, endOnFailure: true },
    );
    console.info(`${id}: ${counts.pairs} pairs, ${counts.compatible} compatible, ${counts.told} findings met`);
    expect(counts.told).toBeGreaterThan(0);
  },
);

/** What was found; nothing when the rules of the later version go round in a circle. */
function reportOf(was: LoadedSchemas, is: LoadedSchemas) {
  try {
    return compareSchemas(was, is, { formats: withExamples(formats), today: '2026-11-23', signing: ['signatures'] });
  } catch (error) {
    if (error instanceof EngineError && error.code === 'CYCLE') return undefined;
    throw error;
  }
}
