import { describe, expect, it } from 'vitest';
import { partsToLoad } from '../../../../engine/core/session/loadSession';
import { togetherLoaded } from '../../../../engine/core/session/loads';
import { afterNews, afterRestore, openingPlace, stepsWithLost } from '../../../../engine/core/session/viewSteps';

const left = [{ tab: 'a', name: 'Gone' }] as never[];
const news = { typed: ['c', 'a'], origins: [{ kind: 'draft' as const }], count: 2, left };

describe('what typing elsewhere changes in the view', () => {
  it('names each tab once, in the order of the wizard, with those of before', () => {
    const change = afterNews({ restoredTabs: ['b', 'a'] }, news, ['a', 'b', 'c', 'd'], []);
    expect(change).toMatchObject({ restored: true, restoredTabs: ['a', 'b', 'c'], restoredCount: 2 });
  });

  it('says nothing of tabs where it fills no field, and keeps what could not be carried over', () => {
    const change = afterNews({ restoredTabs: ['b'] }, { ...news, count: 0 }, ['a', 'b'], []);
    expect(change).toEqual({ clashes: [], notCarried: left });
  });

  it('is no notice when an earlier visit left nothing', () => {
    const nothing = { typed: [], lost: [], origins: [], count: 0, latest: undefined, clashes: [], left: [] };
    const change = afterRestore({ ...nothing, contents: new Map() });
    expect(change).toMatchObject({ restored: false, restoredTabs: [], restoredCount: 0 });
  });

  it('leads back to the steps that are seen and have lost files', () => {
    const step = { title: '', complete: true, errors: 0, clickable: true };
    const tabs = ['a', 'b', 'c'].map((id) => ({ ...step, id, hidden: id === 'b' }));
    expect(stepsWithLost(tabs, { lost: ['b', 'c'] })).toEqual([2]);
  });
});

it('puts loaded parts one over the other, in their order, and tells which failed', () => {
  const part = (id: string) => ({ id, data: [] });
  const failure = { ok: false as const, status: 500, body: undefined };
  const together = togetherLoaded([
    { part: part('one'), data: { a: { X: 1, Y: 1 } }, told: { a: { X: 'um' } } },
    { part: part('two'), data: {}, told: {}, failure },
    { part: part('three'), data: { a: { Y: 2 }, b: { Z: 3 } }, told: {} },
  ]);
  expect(together).toEqual({
    data: { a: { X: 1, Y: 2 }, b: { Z: 3 } },
    told: { a: { X: 'um' } },
    failed: [{ part: part('two'), failure }],
  });
});

describe('where a wizard opens', () => {
  const tabs = ['a', 'b', 'c'].map((id) => ({
    id,
    title: '',
    hidden: false,
    complete: true,
    errors: 0,
    clickable: true,
  }));
  const place = (starts: Parameters<typeof openingPlace>[1]['starts'], asked?: { tab: string }) =>
    openingPlace(tabs, { navigation: 'reached', starts, asked });

  it('is at its first incomplete tab, and no later than what was loaded and what lost files', () => {
    expect(place({ loaded: 2, restored: 2, lost: [] })).toEqual({ step: 2, reached: 2 });
    expect(place({ loaded: 1, restored: 2, lost: [] })).toEqual({ step: 1, reached: 2 });
    expect(place({ loaded: 1, restored: 2, lost: [0, 2] })).toEqual({ step: 0, reached: 2 });
  });

  it('is the place that is asked for, where it can be clicked from there', () => {
    expect(place({ loaded: 1, restored: 1, lost: [] }, { tab: 'a' })).toEqual({ step: 0, reached: 1 });
    expect(place({ loaded: 1, restored: 1, lost: [] }, { tab: 'c' })).toEqual({ step: 1, reached: 1 });
  });

  it('is at itself for a tab that is open alone', () => {
    expect(place(1)).toEqual({ step: 1, reached: 1 });
  });
});

it('loads the parts that have a call for it, of tabs that are used', () => {
  const part = (id: string, load?: string) => ({ id, data: [id], save: 'POST /x', ...(load && { load }) });
  const parts = [part('a', 'GET /a'), part('b'), part('c', 'GET /c')];
  expect(partsToLoad(parts, (tab) => tab !== 'c').map(({ id }) => id)).toEqual(['a']);
});
