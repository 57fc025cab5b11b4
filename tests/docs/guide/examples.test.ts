import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../engine/core/json';
import { definitionTexts } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { allProblems } from '../../../studio/server/compile';
import { type Block, blocksOf } from '../blocks';
import { readPage } from '../pages';
import { calledIn, withExamples } from './changed';
import { aroundEffects } from './effects/around';
import { fieldEffects } from './effects/fields';
import { listEffects } from './effects/lists';
import { ruleEffects } from './effects/rules';
import { savedEffects } from './effects/saved';
import { screenEffects } from './effects/screen';
import type { Effect, Effects } from './effects/types';
import { openGuide } from './opened';

/** The index: what each example of the guide brings about. */
const EFFECTS: Effects = {
  ...aroundEffects,
  ...fieldEffects,
  ...screenEffects,
  ...ruleEffects,
  ...listEffects,
  ...savedEffects,
};

const examples = blocksOf(readPage('docs/analistas.md')).filter(({ file }) => file !== undefined);
const here = definitionTexts(join(ROOT, 'schemas'));
const whole = withExamples(here, examples);

/** The example without what it says of fields but their types; others are left out altogether. */
function weakened(example: Block): Block[] {
  if (!example.pointer?.endsWith('/properties')) return [];
  return [{ ...example, text: JSON.stringify(bare(JSON.parse(example.text) as JsonObject)) }];
}

function bare(fields: JsonObject): JsonObject {
  const entries = Object.entries(fields).map(([name, field]): [string, Json] => {
    const { type = 'string', items } = field as { type?: Json; items?: { properties: JsonObject } };
    const rows = items && { items: { type: 'object', properties: bare(items.properties) } };
    return [name, { type, ...rows }];
  });
  return Object.fromEntries(entries);
}

it('every example of the guide stands in the index with what it brings about, and nothing else does', () => {
  expect(Object.keys(EFFECTS).toSorted()).toEqual(examples.map(calledIn).toSorted());
});

it('the examples, written by the edits of the Estúdio, have no problem', () => {
  expect(allProblems(whole)).toEqual([]);
});

describe.each(examples.map((example, index): [string, Block, number] => [calledIn(example), example, index]))(
  'the example %s',
  (called, example, index) => {
    const effect = EFFECTS[called] as Effect;

    it('brings about what the guide says', async () => {
      await effect(await openGuide(whole));
    });

    it('is what brings it about', async () => {
      const others = [...examples.slice(0, index), ...weakened(example), ...examples.slice(index + 1)];
      const without = async () => effect(await openGuide(withExamples(here, others)));
      await expect(without()).rejects.toThrow();
    });
  },
);
