import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentsOf } from '../../../../engine/core/draft/contents';
import type { DraftContent } from '../../../../engine/core/draft/types';
import type { JsonObject } from '../../../../engine/core/json';
import { type Left, migrate } from '../../../../engine/core/migration/migrate';
import { migrateDraft } from '../../../../engine/core/migration/migrateDraft';
import type { MigrationStep } from '../../../../engine/core/migration/types';
import { typingKept, typingOf } from '../../../../engine/core/migration/typing';
import { anySteps, markedData, marksIn, turnable } from '../../../support/migrations';

type Contents = Record<string, DraftContent>;

interface Case {
  what: string;
  step: MigrationStep;
  before: Contents;
  after: Contents;
  left?: Omit<Left, 'step'>[];
}

const cases: Case[] = [
  {
    what: 'goes where its field went, with what was saved there',
    step: { id: 's', moved: 'a/nick', to: 'b/social' },
    before: { 'a/nick': { value: 'Zé', base: 'José' } },
    after: { 'b/social': { value: 'Zé', base: 'José' } },
  },
  {
    what: 'is emptied at the new place where it was emptied',
    step: { id: 's', moved: 'a/nick', to: 'b/social' },
    before: { 'a/nick': { base: 'José' } },
    after: { 'b/social': { base: 'José' } },
  },
  {
    what: 'is of the pieces that differ',
    step: { id: 's', split: 'a/name', into: ['a/first', 'b/last'], at: ' ' },
    before: { 'a/name': { value: 'Ana Souza', base: 'Ana Lima' } },
    after: { 'b/last': { value: 'Souza', base: 'Lima' } },
  },
  {
    what: 'is merged where all of it is known',
    step: { id: 's', merged: ['a/area', 'b/number'], into: 'a/phone', with: ' ' },
    before: { 'a/area': { value: '11', base: '12' }, 'b/number': { value: '99' } },
    after: { 'a/phone': { value: '11 99', base: '12' } },
  },
  {
    what: 'is left where it is a piece of what merges with others that are not known',
    step: { id: 's', merged: ['a/area', 'b/number'], into: 'a/phone', with: ' ' },
    before: { 'a/area': { value: '11', base: '12' } },
    after: {},
    left: [{ place: 'a/area', value: '11' }],
  },
  {
    what: 'has the new codes on both sides',
    step: { id: 's', codes: 'a/code', map: { '1': 'one', '2': 'two' } },
    before: { 'a/code': { value: 1, base: 2 } },
    after: { 'a/code': { value: 'one', base: 'two' } },
  },
  {
    what: 'is left where its code is taken away',
    step: { id: 's', codes: 'a/code', map: { '1': null } },
    before: { 'a/code': { value: 1, base: 2 } },
    after: { 'a/code': { base: 2 } },
    left: [{ place: 'a/code', value: 1 }],
  },
  {
    what: 'is left where it is no longer asked',
    step: { id: 's', retired: 'a/fax', title: 'Fax' },
    before: { 'a/fax': { value: '99', base: '98' } },
    after: {},
    left: [{ place: 'a/fax', value: '99' }],
  },
  {
    what: 'tells nothing of rows that nobody typed into',
    step: { id: 's', retired: 'a/rows/fax', title: 'Fax' },
    before: { 'a/rows': { value: [{ fax: '1' }, { fax: '2' }], base: [{ fax: '1' }] } },
    after: { 'a/rows': { value: [{}, {}], base: [{}] } },
    left: [{ place: 'a/rows/fax', value: '2' }],
  },
  {
    what: 'stands beside a default, which nobody typed',
    step: { id: 's', default: 'a/country', value: 'BR' },
    before: { 'a/country': { value: 'PT' } },
    after: { 'a/country': { value: 'PT', base: 'BR' } },
  },
  {
    what: 'goes with its list, and a form of it too',
    step: { id: 's', moved: 'a/rows', to: 'b/people' },
    before: { 'a/rows': { value: [{ x: 1 }] }, 'a/rows/new/7': { value: { x: 2 }, texts: { '/age': '1' } } },
    after: { 'b/people': { value: [{ x: 1 }] }, 'b/people/new/7': { value: { x: 2 }, texts: { '/age': '1' } } },
  },
  {
    what: 'goes along in a form whose field is renamed',
    step: { id: 's', moved: 'a/rows/x', to: 'a/rows/y' },
    before: { 'a/rows/new': { value: { x: 2 }, texts: { '/x': '1' } } },
    after: { 'a/rows/new': { value: { y: 2 }, texts: { '/y': '1' } } },
  },
  {
    what: 'goes along in a form of a saved row, with what was saved of it and when it began',
    step: { id: 's', codes: 'a/rows/x', map: { A: null, B: 'C' } },
    before: { 'a/rows/new/7': { value: { x: 'A', y: 1 }, base: { x: 'B' }, begun: '2026' } },
    after: { 'a/rows/new/7': { value: { y: 1 }, base: { x: 'C' }, begun: '2026' } },
    left: [{ place: 'a/rows/x', value: 'A' }],
  },
  {
    what: 'goes along where it means no value yet, in its row',
    step: { id: 's', moved: 'a/rows', to: 'b/people' },
    before: { 'a/rows': { value: [{}], texts: { '/rows/0/age': '1' } } },
    after: { 'b/people': { value: [{}], texts: { '/people/0/age': '1' } } },
  },
  {
    what: 'is left where it means no value and its field is split',
    step: { id: 's', split: 'a/name', into: ['a/x', 'a/y'], at: ' ' },
    before: { 'a/name': { base: 'Ana Lima', texts: { '/name': 'B' } } },
    after: { 'a/x': { base: 'Ana' }, 'a/y': { base: 'Lima' } },
    left: [{ place: 'a/name', value: 'B' }],
  },
  {
    what: 'stays with a block',
    step: { id: 's', moved: 'a/x', to: 'b/x' },
    before: { 'a/#files': { value: { x: 1 } } },
    after: { 'a/#files': { value: { x: 1 } } },
  },
];

describe('what was typed and not saved', () => {
  it.each(cases)('$what', ({ step, before, after, left = [] }) => {
    const migrated = migrateDraft(typingOf(new Map(Object.entries(before))), [step]);
    expect(Object.fromEntries(migrated.contents)).toEqual(after);
    expect(migrated.left).toEqual(left.map((one) => ({ ...one, step: 's' })));
  });

  it('is merged with pieces that nobody typed into, where the device kept the whole tab', () => {
    const kept = { tabs: { a: { area: '11', number: '99' } }, bases: { a: { area: '12', number: '99' } }, forms: {} };
    const step = { id: 's', merged: ['a/area', 'a/number'], into: 'a/phone', with: ' ' };
    const { contents, left } = migrateDraft(typingKept(kept), [step]);
    expect(Object.fromEntries(contents)).toEqual({ 'a/phone': { value: '11 99', base: '12 99' } });
    expect(left).toEqual([]);
  });

  it('knows from where it came', () => {
    const { from } = migrateDraft(
      typingOf(
        new Map([
          ['a/x', { value: 'A' }],
          ['a/y', { value: 'B' }],
          ['a/z', { value: 'C' }],
        ]),
      ),
      [
        { id: '1', merged: ['a/x', 'a/y'], into: 'a/x', with: ' ' },
        { id: '2', moved: 'a/x', to: 'b/x' },
      ],
    );
    expect(Object.fromEntries(from)).toEqual({ 'b/x': ['a/x', 'a/y'], 'a/z': ['a/z'] });
  });

  it('is all carried over or left, each value once', () => {
    fc.assert(
      fc.property(markedData, markedData, anySteps, fc.boolean(), (typed, row, steps, isWhole) => {
        const unsaved = { tabs: typed, forms: { 'a/rows/new': (row.a ?? {}) as JsonObject } };
        const before = JSON.stringify(unsaved);
        const typing = isWhole ? typingKept(unsaved) : typingOf(contentsOf(unsaved));
        const migrated = migrateDraft(typing, steps);
        expect(marksIn([[...migrated.contents.values()], migrated.left])).toEqual(marksIn(unsaved));
        expect(JSON.stringify(unsaved)).toBe(before);
      }),
      { numRuns: 1000 },
    );
  });

  it('comes from places that were typed into', () => {
    fc.assert(
      fc.property(markedData, anySteps, (tabs, steps) => {
        const contents = contentsOf({ tabs, forms: {} });
        const migrated = migrateDraft(typingOf(contents), steps);
        for (const place of migrated.contents.keys()) {
          expect([...contents.keys()]).toEqual(expect.arrayContaining(migrated.from.get(place) ?? [place]));
        }
      }),
      {
        numRuns: 300,
        examples: [
          [
            { a: { g: '<1>' }, b: { h: '<2>' } },
            [
              { id: '1', merged: ['a/g', 'a/f'], into: 'a/f', with: '' },
              { id: '2', default: 'a/g', value: 'default' },
              { id: '3', split: 'a/g', into: ['b/other', 'b/h'], at: '-' },
            ],
          ],
        ],
      },
    );
  });

  it('is the same over the migrated data as it was over the data, when it is migrated', () => {
    fc.assert(
      fc.property(
        turnable,
        fc.dictionary(fc.constantFrom('a', 'b'), fc.constant('new text')),
        ({ data, steps }, put) => {
          const mine: Record<string, JsonObject> = structuredClone(data);
          for (const [tab, text] of Object.entries(put)) (mine[tab] as JsonObject)[tab === 'a' ? 'f' : 'g'] = text;
          const { contents, left } = migrateDraft(typingKept({ tabs: mine, bases: data, forms: {} }), steps);
          const result = migrate(data, steps).data;
          for (const [place, { value }] of contents) {
            const [tab = '', name = ''] = place.split('/');
            const fields = { ...result[tab] };
            delete fields[name];
            result[tab] = value === undefined ? fields : { ...fields, [name]: value };
          }
          const expected = migrate(mine, steps).data;
          expect({ a: {}, b: {}, ...result }).toEqual({ a: {}, b: {}, ...expected });
          expect(left).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
