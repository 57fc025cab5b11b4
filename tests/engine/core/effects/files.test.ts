import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { acts } from '../../../../engine/core/effects/acts';
import { effects } from '../../../../engine/core/effects/table';
import { keysActing, keysSaying, toldKeys } from '../../../../engine/core/effects/told';
import type { Effect, Puts, Says } from '../../../../engine/core/effects/types';
import { missedKinds, withEffectKeys, withEffectWords } from '../../../../scripts/lib/effectFiles';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { actsTable } from '../../../../scripts/lib/toldTables';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

const PUTS = ['shows', 'requires', 'locks', 'computes', 'writes'] as const;

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
    expect(missedKinds(actsTable())).toEqual([]);
    expect(missedKinds(actsTable().replace("import { acts as show } from './show';", ''))).toEqual(['show']);
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
    const told = Object.values(effects).flatMap((effect) => Object.entries(effect.told));
    const saying = (...all: Says[]) => told.flatMap(([key, { says }]) => (all.includes(says) ? [key] : []));
    expect(keysSaying('fields', 'targets')).toEqual(saying('targets', 'fields'));
    expect(keysSaying('locks', 'fill', 'operands')).toEqual(saying('operands', 'fill', 'locks'));
    expect(keysSaying('targets', 'fields')).toEqual(expect.arrayContaining(['show', 'require']));
    const order = told.map(([key]) => key).filter((key) => keysActing(...PUTS).includes(key));
    expect(keysActing(...PUTS)).toEqual(order);
  });

  it.each<[string, Puts]>([
    ['show', 'shows'],
    ['require', 'requires'],
    ['lock', 'locks'],
    ['compute', 'computes'],
    ['set', 'writes'],
    ['clear', 'writes'],
  ])('tells of %s by what it does that it %s, and nothing else', (key, puts) => {
    expect(PUTS.filter((each) => keysActing(each).includes(key))).toEqual([puts]);
  });

  it('tells so of no key of a kind without entries of its own', () => {
    const others = Object.values(effects).flatMap((effect) => (effect.acts ? [] : Object.keys(effect.told)));
    expect(keysActing(...PUTS).filter((key) => others.includes(key))).toEqual([]);
  });
});
