import { describe, expect, it } from 'vitest';
import { isTyped, toUnsaved, typedInTabs } from '../../../../engine/core/session/collectTyped';
import { comparable, isAsked, isChoice, savedAt } from '../../../../engine/core/session/typedPlaces';
import type { Unsaved } from '../../../../engine/core/session/unsaved';
import { sessionOf, wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

const ROWS = {
  type: 'array' as const,
  items: { type: 'object' as const, properties: { Guid: { type: 'string' as const }, x: { type: 'string' as const } } },
};
const TAB = tabOf({ name: {}, city: {}, isForeign: { type: 'boolean', local: false }, rows: ROWS });

/** The form of a tab with this typed into it, over what the server holds. */
async function typedOf(stored: Record<string, string>, typed: Record<string, string | boolean>) {
  const { session } = sessionOf(wizardOf([TAB], []));
  await session.open();
  const form = session.form('tab');
  form.load(stored);
  const saved = form.getState().data;
  for (const [name, value] of Object.entries(typed)) form.change(`/${name}`, value);
  return { forms: new Map([['tab', form]]), stored: new Map([['tab', saved]]), key: 'Guid' };
}
const NO_FORMS = { forms: {}, bases: {}, texts: {}, begun: {} };
const NO_TABS = { tabs: {}, bases: {}, texts: {} };
const NOTHING = { tabs: NO_TABS, forms: NO_FORMS, held: new Map(), aside: [] };

describe('what is typed in the tabs', () => {
  it('is all of a tab that differs from what is saved, with that beside it', async () => {
    const typed = await typedOf({ name: 'Ana' }, { city: 'Campinas' });
    expect(typedInTabs(typed, new Map())).toEqual({
      tabs: { tab: { name: 'Ana', city: 'Campinas' } },
      bases: { tab: { name: 'Ana' } },
      texts: {},
    });
  });

  it('is nothing of a tab as it is saved, nor a choice of the screen alone', async () => {
    expect(typedInTabs(await typedOf({ name: 'Ana' }, {}), new Map())).toEqual(NO_TABS);
    expect(typedInTabs(await typedOf({ name: 'Ana' }, { isForeign: true }), new Map())).toEqual(NO_TABS);
  });

  it('has a choice of the screen with it once that was made', async () => {
    const made = typedInTabs(await typedOf({}, { isForeign: true, name: 'Ana' }), new Map());
    expect(made.tabs.tab).toEqual({ isForeign: true, name: 'Ana' });
    const left = typedInTabs(await typedOf({}, { name: 'Ana' }), new Map());
    expect(left.tabs.tab).toEqual({ name: 'Ana' });
  });

  it('goes on from what was saved when it was typed, where a choice is open about it', async () => {
    const typed = await typedOf({ name: 'Ana' }, { name: 'Bia' });
    const held = new Map([
      ['tab/name', 'Ada'],
      ['tab/rows/new', undefined],
    ]);
    expect(typedInTabs(typed, held).bases).toEqual({ tab: { name: 'Ada' } });
  });

  it('is also a text that means no value', async () => {
    const typed = await typedOf({}, {});
    typed.forms.get('tab')?.change('/city', undefined, 'Campinass');
    expect(typedInTabs(typed, new Map())).toEqual({ ...NO_TABS, texts: { tab: { '/city': 'Campinass' } } });
  });
});

describe('what is kept', () => {
  it('is nothing where nothing was typed, lost or put aside', () => {
    expect(toUnsaved({ ...NOTHING, definition: 2 })).toBeUndefined();
  });

  it('is what was typed in tabs and in forms, each with what was saved, or with what it was before a choice', () => {
    const tabs = { tabs: { tab: { a: 1 } }, bases: { tab: {} }, texts: { tab: { '/b': '+5' } } };
    const forms = {
      forms: { 'tab/rows/new': { x: '1' }, 'tab/rows/edit/1': { x: '2' } },
      bases: { 'tab/rows/edit/1': { x: '0' } },
      texts: { 'tab/rows/new': { '/y': '+6' } },
      begun: { 'tab/rows/new': '2026-11-21' },
    };
    const held = new Map([['tab/rows/edit/1', { x: '9' }]]);
    expect(toUnsaved({ ...NOTHING, tabs, forms, held, definition: 2 })).toEqual({
      tabs: tabs.tabs,
      bases: { tab: {}, 'tab/rows/edit/1': { x: '9' } },
      forms: forms.forms,
      begun: forms.begun,
      texts: { tab: { '/b': '+5' }, 'tab/rows/new': { '/y': '+6' } },
      definition: 2,
    });
  });

  it('is also what is lost, or was put aside, alone: of that nothing was typed', () => {
    const lost = toUnsaved({ ...NOTHING, lost: { 'tab/rows': [{}] } }) as Unsaved;
    expect([lost.lost, isTyped(lost)]).toEqual([{ 'tab/rows': [{}] }, false]);
    const aside = toUnsaved({ ...NOTHING, aside: [{ tabs: {}, forms: {} }] });
    expect(aside?.aside).toEqual([{ tabs: {}, forms: {} }]);
    expect(isTyped({ tabs: {}, forms: {}, texts: { tab: { '/a': '+5' } } })).toBe(true);
  });
});

describe('a place', () => {
  it('of a field has its saved value, of the form of a row that row', async () => {
    const typed = await typedOf({ name: 'Ana' }, { name: 'Bia' });
    const row = { Guid: '7', x: '1' };
    typed.stored.set('tab', { name: 'Ana', city: '', isForeign: true, rows: [row] });
    const at = (place: string) => savedAt(typed, place);
    expect([at('tab/name'), at('tab/city'), at('tab/isForeign'), at('gone/name')]).toEqual(['Ana', ...Array(3)]);
    expect([at('tab/rows/edit/7'), at('tab/rows/edit/8'), at('tab/rows/new')]).toEqual([row, undefined, undefined]);
  });

  it('is asked where its field, list or block is, and may be a choice of the screen', async () => {
    const typed = await typedOf({}, {});
    const asked = ['tab/name', 'tab/rows/new', 'tab/#block', 'tab/gone', 'gone/#block'];
    expect(asked.map((place) => isAsked(typed, place))).toEqual([true, true, true, false, false]);
    expect(['tab/isForeign', 'tab/name', 'tab/rows/new'].map((place) => isChoice(typed, place))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('an empty list is no list', async () => {
  const { forms } = await typedOf({}, {});
  const form = forms.get('tab');
  expect(form && comparable(form, { rows: [], name: 'Ana', isForeign: true })).toEqual({ name: 'Ana' });
});
