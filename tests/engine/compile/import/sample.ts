import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect } from 'vitest';
import { checkImport } from '../../../../engine/compile/import/checkImport';
import { importTab } from '../../../../engine/compile/import/importTab';
import type { JsonObject } from '../../../../engine/core/json';
import { answersTo } from './answers';
import { asRjsf } from './asRjsf';
import { asTab } from './asTab';

/** A form as those who have rjsf write it. */
export interface Sample {
  schema: JsonObject;
  uiSchema?: JsonObject;
  /** Pointers of what cannot come over. */
  left: string[];
  /** Pointers of what rjsf shows and the tab does not. */
  gone?: string[];
}

/** What an imported tab is to stand in. */
export const around = {
  shared: readFileSync('schemas/shared.json', 'utf8'),
  settings: readFileSync('schemas/settings.json', 'utf8'),
};

/** The tab of a form, checked. */
export const checked = ({ schema, uiSchema }: Pick<Sample, 'schema' | 'uiSchema'>) =>
  checkImport(importTab(schema, { id: 'imported', ...(uiSchema && { uiSchema }) }), around);

/** Holds the tab of a form against rjsf on any answers: what is shown and required, and, where all came over, accepted. */
export function expectAlike(sample: Sample, seed: number): void {
  const { schema, gone = [] } = sample;
  const { tab, notCarried } = checked(sample);
  const view = asTab(tab);
  const isWhole = notCarried.every(({ file }) => file === 'uiSchema');
  fc.assert(
    fc.property(answersTo(tab.schema), (given) => {
      const { answers, ...ours } = view(given);
      const theirs = asRjsf(schema, answers);
      expect(ours.shown).toEqual(theirs.shown.filter((pointer) => !gone.includes(pointer)));
      expect(ours.required).toEqual(theirs.required.filter((pointer) => !gone.includes(pointer)));
      if (isWhole || theirs.isAccepted) expect({ ...ours, answers }).toMatchObject({ isAccepted: theirs.isAccepted });
    }),
    { numRuns: 300, seed },
  );
}
