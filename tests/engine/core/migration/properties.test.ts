import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { type Migrated, migrate } from '../../../../engine/core/migration/migrate';
import { turnAllRound } from '../../../../engine/core/migration/turn';
import type { MigrationStep } from '../../../../engine/core/migration/types';
import { anySteps, markedData, marksIn, turnable } from '../../../support/migrations';

const RUNS = { numRuns: 1000 };

describe('migrating any data by any steps', () => {
  it('does the same in one go as step by step', () => {
    const stepByStep = (data: Migrated['data'], steps: MigrationStep[]) =>
      steps.reduce<Migrated>(
        (before, step) => {
          const { data: next, left } = migrate(before.data, [step]);
          return { data: next, left: [...before.left, ...left] };
        },
        { data, left: [] },
      );
    fc.assert(
      fc.property(markedData, anySteps, (data, steps) => {
        expect(migrate(data, steps)).toEqual(stepByStep(data, steps));
      }),
      RUNS,
    );
  });

  it('keeps every value once, among the data or among what is left', () => {
    fc.assert(
      fc.property(markedData, anySteps, (data, steps) => {
        const { data: migrated, left } = migrate(data, steps);
        expect(marksIn([migrated, left])).toEqual(marksIn(data));
      }),
      RUNS,
    );
  });

  it('leaves what it is given as it was', () => {
    fc.assert(
      fc.property(markedData, anySteps, (data, steps) => {
        const before = JSON.stringify([data, steps]);
        migrate(data, steps);
        expect(JSON.stringify([data, steps])).toBe(before);
      }),
      RUNS,
    );
  });

  it('never throws', () => {
    const json = fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), fc.jsonValue()) as fc.Arbitrary<
      Record<string, JsonObject>
    >;
    fc.assert(
      fc.property(json, anySteps, (data, steps) => {
        expect(() => migrate(data, steps)).not.toThrow();
      }),
      RUNS,
    );
  });
});

describe('migrating back', () => {
  it('gives the data again, and leaves nothing', () => {
    fc.assert(
      fc.property(turnable, ({ data, steps }) => {
        const there = migrate(data, steps);
        const back = turnAllRound(steps);
        if ('cannot' in back) throw new Error(JSON.stringify(back.cannot));
        expect(migrate(there.data, back.steps)).toEqual({ data, left: [] });
      }),
      RUNS,
    );
  });
});
