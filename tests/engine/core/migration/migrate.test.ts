import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../engine/core/json';
import { type Left, migrate } from '../../../../engine/core/migration/migrate';
import type { MigrationStep } from '../../../../engine/core/migration/types';

interface Case {
  what: string;
  step: MigrationStep;
  before: Record<string, JsonObject>;
  after: Record<string, JsonObject>;
  left?: Omit<Left, 'step'>[];
}

const cases: Case[] = [
  {
    what: 'moves a field to another name',
    step: { id: 's', moved: 'a/nick', to: 'a/social' },
    before: { a: { nick: 'Zé', other: 1 } },
    after: { a: { social: 'Zé', other: 1 } },
  },
  {
    what: 'moves a field to a tab that has nothing yet',
    step: { id: 's', moved: 'a/nick', to: 'b/nick' },
    before: { a: { nick: 'Zé' } },
    after: { a: {}, b: { nick: 'Zé' } },
  },
  {
    what: 'moves a list with its rows to another tab',
    step: { id: 's', moved: 'a/rows', to: 'b/list' },
    before: { a: { rows: [{ Key: '1', x: 2 }] } },
    after: { a: {}, b: { list: [{ Key: '1', x: 2 }] } },
  },
  {
    what: 'moves a field of every row',
    step: { id: 's', moved: 'a/rows/x', to: 'a/rows/y' },
    before: { a: { rows: [{ Key: '1', x: 2 }, { Key: '2' }, 'odd'] } },
    after: { a: { rows: [{ Key: '1', y: 2 }, { Key: '2' }, 'odd'] } },
  },
  {
    what: 'moves a field into an object, and out of one',
    step: { id: 's', moved: 'a/bank/agency', to: 'b/account/agency' },
    before: { a: { bank: { agency: '12', digit: '3' } } },
    after: { a: { bank: { digit: '3' } }, b: { account: { agency: '12' } } },
  },
  {
    what: 'keeps the newer answer where both have one',
    step: { id: 's', moved: 'a/nick', to: 'a/social' },
    before: { a: { nick: 'Zé', social: 'José' } },
    after: { a: { social: 'José' } },
    left: [{ place: 'a/nick', value: 'Zé' }],
  },
  {
    what: 'takes an empty place for a free one',
    step: { id: 's', moved: 'a/nick', to: 'a/social' },
    before: { a: { nick: 'Zé', social: '' } },
    after: { a: { social: 'Zé' } },
  },
  {
    what: 'lists the values of rows that are to go out of their list',
    step: { id: 's', moved: 'a/rows/x', to: 'a/x' },
    before: { a: { rows: [{ x: 1 }, { x: 2 }] } },
    after: { a: { rows: [{}, {}] } },
    left: [
      { place: 'a/rows/x', value: 1 },
      { place: 'a/rows/x', value: 2 },
    ],
  },
  {
    what: 'splits a text over two tabs, with what is left over in the last',
    step: { id: 's', split: 'a/name', into: ['a/first', 'b/last'], at: ' ' },
    before: { a: { name: 'Ana Maria Souza' } },
    after: { a: { first: 'Ana' }, b: { last: 'Maria Souza' } },
  },
  {
    what: 'splits a text into its own place and another one',
    step: { id: 's', split: 'a/name', into: ['a/name', 'a/last'], at: ' ' },
    before: { a: { name: 'Ana Souza' } },
    after: { a: { name: 'Ana', last: 'Souza' } },
  },
  {
    what: 'makes no empty piece of a text',
    step: { id: 's', split: 'a/phone', into: ['a/area', 'a/number'], at: '-' },
    before: { a: { phone: '-99-' } },
    after: { a: { area: '-99-' } },
  },
  {
    what: 'splits in every row',
    step: { id: 's', split: 'a/rows/name', into: ['a/rows/first', 'a/rows/last'], at: ' ' },
    before: { a: { rows: [{ name: 'Ana Souza' }, { name: 'Rui' }] } },
    after: { a: { rows: [{ first: 'Ana', last: 'Souza' }, { first: 'Rui' }] } },
  },
  {
    what: 'splits nothing where one of the places is taken, and lists the text',
    step: { id: 's', split: 'a/name', into: ['a/first', 'a/last'], at: ' ' },
    before: { a: { name: 'Ana Souza', last: 'Lima' } },
    after: { a: { last: 'Lima' } },
    left: [{ place: 'a/name', value: 'Ana Souza' }],
  },
  {
    what: 'lists what is no text that could be split',
    step: { id: 's', split: 'a/name', into: ['a/first', 'a/last'], at: ' ' },
    before: { a: { name: 12 } },
    after: { a: {} },
    left: [{ place: 'a/name', value: 12 }],
  },
  {
    what: 'merges texts and numbers of two tabs',
    step: { id: 's', merged: ['a/area', 'b/number', 'b/ext'], into: 'b/phone', with: ' ' },
    before: { a: { area: 11 }, b: { number: '99', ext: '' } },
    after: { a: {}, b: { phone: '11 99' } },
  },
  {
    what: 'merges into one of the merged',
    step: { id: 's', merged: ['a/name', 'a/last'], into: 'a/name', with: ' ' },
    before: { a: { name: 'Ana', last: 'Souza' } },
    after: { a: { name: 'Ana Souza' } },
  },
  {
    what: 'lists all pieces where the merged text has a place that is taken, and what is none',
    step: { id: 's', merged: ['a/x', 'a/y'], into: 'a/z', with: ' ' },
    before: { a: { x: 'X', y: { k: 1 }, z: 'Z' } },
    after: { a: { z: 'Z' } },
    left: [
      { place: 'a/x', value: 'X' },
      { place: 'a/y', value: { k: 1 } },
    ],
  },
  {
    what: 'lists an object among texts that merge',
    step: { id: 's', merged: ['a/x', 'a/y'], into: 'a/z', with: ' ' },
    before: { a: { x: 'X', y: { k: 1 } } },
    after: { a: { z: 'X' } },
    left: [{ place: 'a/y', value: { k: 1 } }],
  },
  {
    what: 'maps codes that are texts, numbers and booleans',
    step: { id: 's', codes: 'a/code', map: { '1': 'one' } },
    before: { a: { code: 1 } },
    after: { a: { code: 'one' } },
  },
  {
    what: 'maps a boolean to a code',
    step: { id: 's', codes: 'a/code', map: { true: 2, false: 1 } },
    before: { a: { code: false } },
    after: { a: { code: 1 } },
  },
  {
    what: 'maps lists of codes: one that is taken away is listed, two that become one are one',
    step: { id: 's', codes: 'a/codes', map: { x: 'z', y: 'z', old: null } },
    before: { a: { codes: ['x', 'old', 'y', 'k'] } },
    after: { a: { codes: ['z', 'k'] } },
    left: [{ place: 'a/codes', value: 'old' }],
  },
  {
    what: 'maps the codes of every row',
    step: { id: 's', codes: 'a/rows/code', map: { x: null } },
    before: { a: { rows: [{ code: 'x' }, { code: 'y' }] } },
    after: { a: { rows: [{}, { code: 'y' }] } },
    left: [{ place: 'a/rows/code', value: 'x' }],
  },
  {
    what: 'gives a default to those who have none',
    step: { id: 's', default: 'a/country', value: 'BR' },
    before: { a: { country: null } },
    after: { a: { country: 'BR' } },
  },
  {
    what: 'gives no default to a tab of which nothing is there, nor to rows that there are not',
    step: { id: 's', default: 'a/country', value: 'BR' },
    before: { b: {} },
    after: { b: {} },
  },
  {
    what: 'gives a default to every row that has none',
    step: { id: 's', default: 'a/rows/country', value: 'BR' },
    before: { a: { rows: [{}, { country: 'PT' }] } },
    after: { a: { rows: [{ country: 'BR' }, { country: 'PT' }] } },
  },
  {
    what: 'keeps what is no longer asked where it is',
    step: { id: 's', retired: 'a/fax', title: 'Fax' },
    before: { a: { fax: '99' } },
    after: { a: { fax: '99' } },
  },
];

describe('a step of a migration', () => {
  it.each(cases)('$what', ({ step, before, after, left = [] }) => {
    const given = structuredClone(before);
    expect(migrate(given, [step])).toEqual({ data: after, left: left.map((one) => ({ ...one, step: 's' })) });
    expect(given).toEqual(before);
  });
});
