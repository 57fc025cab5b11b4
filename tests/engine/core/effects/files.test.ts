import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acts } from '../../../../engine/core/effects/acts';
import { effects } from '../../../../engine/core/effects/table';
import { keysActing, keysSaying, toldKeys } from '../../../../engine/core/effects/told';
import type { Effect } from '../../../../engine/core/effects/types';
import { withEffectKeys, withEffectWords } from '../../../../scripts/lib/effectFiles';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { actsTable } from '../../../../scripts/lib/toldTables';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('what the kinds of effects tell, where it is read', () => {
  it.each([
    ['engine/core/effects/acts.ts', actsTable],
    ['schemas/vocabulary/common.schema.json', withEffectKeys],
    ['schemas/vocabulary/words/pt-BR.json', withEffectWords],
  ])('%s is what `node --import tsx scripts/vocabularyDocs.ts` writes', (file, write) => {
    expect(write(read(file))).toBe(read(file));
  });

  it('is taken from every kind that acts, in the order of the table', () => {
    expect(acts).toEqual(Object.values(effects).flatMap((effect) => effect.acts ?? []));
    expect(acts.length).toBeGreaterThan(0);
  });

  it('acts, or says what of the core does it: what forgets both is no kind', () => {
    // @ts-expect-error -- Nothing does it.
    const forgotten: Effect = { told: {} };
    const isDone = ({ acts, doneBy }: Effect) => (acts === undefined) !== (doneBy === undefined);
    expect([forgotten, ...Object.values(effects)].filter((effect) => !isDone(effect))).toEqual([forgotten]);
  });

  it('needs keys that there are', () => {
    const needed = Object.values(toldKeys).flatMap(({ needs = [] }) => needs.flat());
    expect(needed.filter((key) => !(key in toldKeys))).toEqual([]);
    expect(needed).toContain('lookup');
  });

  it('keeps the order of the table', () => {
    expect(keysSaying('targets', 'fields')).toEqual(['show', 'require', 'lock', 'clear']);
    expect(keysSaying('operands', 'fill', 'locks')).toEqual(['compute', 'set', 'fill', 'locks']);
  });

  it('tells by what it does what each shows, requires, locks, computes and writes', () => {
    const puts = ['shows', 'requires', 'locks', 'computes', 'writes'] as const;
    expect(puts.map((each) => keysActing(each))).toEqual([
      ['show'],
      ['require'],
      ['lock'],
      ['compute'],
      ['set', 'clear'],
    ]);
  });
});
