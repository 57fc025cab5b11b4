import { expect, it } from 'vitest';
import type { Gathered } from '../../../../engine/core/draft/gather';
import type { DraftContent, Origin } from '../../../../engine/core/draft/types';
import { toRestored, withoutOwn } from '../../../../engine/core/session/restored';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const { session } = sessionOf(
  wizardOf(
    [
      { ...tabOf({ a: {}, choice: { local: false } }), id: 'one' },
      { ...tabOf({ b: {} }), id: 'two' },
    ],
    [],
  ),
);
const typed = {
  forms: new Map([
    ['one', session.form('one')],
    ['two', session.form('two')],
  ]),
};
const draft = (at: string, device?: string): Origin => ({ kind: 'draft', at, ...(device && { device }) });

function gatheredOf(found: Record<string, [DraftContent, Origin]>): Gathered {
  const all = Object.entries(found);
  return {
    contents: new Map(all.map(([place, [content]]) => [place, content])),
    origins: new Map(all.map(([place, [, origin]]) => [place, origin])),
    clashes: [],
  };
}

it('what is back is told by tabs in their order, with the latest of each device', () => {
  const gathered = gatheredOf({
    'two/b': [{ value: 1 }, draft('2', 'Phone')],
    'one/a': [{ value: 2 }, draft('3')],
    'two/list/new': [{ value: {} }, draft('1', 'Phone')],
  });
  const restored = toRestored(gathered, { lost: ['two/files'], left: [] }, typed);
  expect(restored).toMatchObject({ typed: ['one', 'two'], lost: ['two'], count: 3, latest: 'one' });
  expect(restored.origins).toEqual([draft('2', 'Phone'), draft('3')]);
});

it('a choice of the screen alone is neither told nor counted', () => {
  const gathered = gatheredOf({ 'one/choice': [{ value: true }, draft('1')] });
  const restored = toRestored(gathered, { lost: [], left: [] }, typed);
  expect(restored).toMatchObject({ typed: [], count: 0, origins: [], latest: undefined });
  expect(restored.contents.size).toBe(0);
});

it('what stood here already is no news, but for what others made of it', () => {
  const gathered = gatheredOf({
    'one/a': [{ value: 1 }, draft('1')],
    'two/b': [{ value: 2 }, draft('1')],
    'two/c': [{}, draft('1')],
  });
  const mine = new Map([
    ['one/a', { value: 1 }],
    ['two/b', { value: 1 }],
  ]);
  expect([...withoutOwn(gathered, mine).contents.keys()]).toEqual(['two/b', 'two/c']);
});
