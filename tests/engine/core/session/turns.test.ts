import { expect, it } from 'vitest';
import { createTurns } from '../../../../engine/core/session/turns';

/** A work that the test ends. */
function workOf(done: string[], name: string) {
  let end: (error?: Error) => void = () => {};
  const work = () => {
    done.push(`${name} begun`);
    return new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
  };
  return { work, end: (error?: Error) => end(error) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

it('one work waits for the other, also for one that fails, which its own caller hears of', async () => {
  const { inTurn } = createTurns();
  const done: string[] = [];
  const [first, second] = [workOf(done, 'first'), workOf(done, 'second')];
  const failed = inTurn(first.work).catch((error: Error) => error.message);
  const last = inTurn(second.work);
  await settled();
  expect(done).toEqual(['first begun']);
  first.end(new Error('no'));
  expect(await failed).toBe('no');
  await settled();
  expect(done).toEqual(['first begun', 'second begun']);
  second.end();
  await last;
});

it('what goes in between is left out while something is under way, and waited for by what comes later', async () => {
  const { inTurn, between } = createTurns();
  const done: string[] = [];
  const [first, left, taken, later] = ['first', 'left', 'taken', 'later'].map((name) => workOf(done, name));
  const running = inTurn(first?.work ?? (async () => {}));
  await between(left?.work ?? (async () => {}));
  first?.end();
  await running;
  await settled();
  const inBetween = between(taken?.work ?? (async () => {}));
  const last = inTurn(later?.work ?? (async () => {}));
  await settled();
  expect(done).toEqual(['first begun', 'taken begun']);
  taken?.end();
  await inBetween;
  await settled();
  later?.end();
  await last;
  expect(done).toEqual(['first begun', 'taken begun', 'later begun']);
});
