import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialSave, reduceSave, type SaveEvent, type SaveState } from '../../../../engine/core/save/flow';

const PARTS = ['a', 'b', 'c'];
const stateAfter = (...events: SaveEvent[]): SaveState => events.reduce(reduceSave, initialSave(PARTS));
const start = (...send: string[]): SaveEvent => ({ type: 'start', send });
const saved = (part: string): SaveEvent => ({ type: 'saved', part });
const failed = (part: string): SaveEvent => ({ type: 'failed', part });

describe('the save flow', () => {
  it('[PF-SAV-02, CF-SAV-01] starts with every part pending', () => {
    expect(stateAfter()).toMatchObject({ parts: { a: 0, b: 0, c: 0 }, phase: 'idle', queue: [] });
  });

  it.each<[string, SaveEvent[], Partial<SaveState>]>([
    [
      'a start puts parts without a call to saved',
      [start('b')],
      { parts: { a: 1, b: 0, c: 1 }, phase: 'saving', queue: ['b'] },
    ],
    [
      'a start without any call is saved at once',
      [start()],
      { parts: { a: 1, b: 1, c: 1 }, phase: 'saved', queue: [] },
    ],
    [
      'parts go in the order of the wizard',
      [start('c', 'a')],
      { parts: { a: 0, b: 1, c: 0 }, phase: 'saving', queue: ['a', 'c'] },
    ],
    [
      'one after another',
      [start('a', 'c'), saved('a')],
      { parts: { a: 1, b: 1, c: 0 }, phase: 'saving', queue: ['c'] },
    ],
    ['the last one ends it', [start('c'), saved('c')], { parts: { a: 1, b: 1, c: 1 }, phase: 'saved', queue: [] }],
    [
      'an answer out of turn changes nothing',
      [start('a', 'c'), saved('c')],
      { parts: { a: 0, b: 1, c: 0 }, phase: 'saving', queue: ['a', 'c'] },
    ],
    [
      'a second start while saving changes nothing',
      [start('a'), start('b')],
      { parts: { a: 0, b: 1, c: 1 }, phase: 'saving', queue: ['a'] },
    ],
    [
      'an answer before any start changes nothing',
      [saved('a')],
      { parts: { a: 0, b: 0, c: 0 }, phase: 'idle', queue: [] },
    ],
    [
      'finish before the end changes nothing',
      [start('a'), { type: 'finish' }],
      { parts: { a: 0, b: 1, c: 1 }, phase: 'saving', queue: ['a'] },
    ],
  ])('%s', (_, events, expected) => {
    expect(stateAfter(...events)).toMatchObject(expected);
  });

  it('[PF-SAV-03, CF-SAV-01] puts all parts back to 0 when all are 1', () => {
    expect(stateAfter(start('a'), saved('a'), { type: 'finish' })).toEqual(initialSave(PARTS));
  });

  it('[PF-SAV-04, CF-SAV-01] stops at a failure, keeps the states until the next start, then tries again', () => {
    const stopped = stateAfter(start('a', 'b', 'c'), saved('a'), failed('b'));
    expect(stopped).toMatchObject({ parts: { a: 1, b: 2, c: 0 }, phase: 'failed', queue: [] });
    expect(reduceSave(stopped, { type: 'finish' })).toBe(stopped);
    expect(reduceSave(stopped, saved('c'))).toBe(stopped);
    expect(reduceSave(stopped, start('b', 'c')).parts).toEqual({ a: 1, b: 0, c: 0 });
  });

  it('never has two parts under way, nor anything under way outside saving', () => {
    const event = fc.oneof(
      fc.subarray(PARTS).map((send): SaveEvent => ({ type: 'start', send })),
      fc.constantFrom(...PARTS).map(saved),
      fc.constantFrom(...PARTS).map(failed),
      fc.constant<SaveEvent>({ type: 'finish' }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const state = stateAfter(...events);
        const statuses = Object.values(state.parts);
        expect(state.phase === 'saving').toBe(state.queue.length > 0);
        if (state.phase === 'saved') expect(statuses).toEqual([1, 1, 1]);
        if (state.phase === 'failed') expect(statuses.filter((status) => status === 2)).toHaveLength(1);
        else expect(statuses).not.toContain(2);
        for (const part of state.queue) expect(state.parts[part]).toBe(0);
      }),
    );
  });
});
