import { expect, it } from 'vitest';
import { type Action, costsOf, STAMPS } from '../../bench/browser/trace';

const main = { ph: 'X', pid: 1, tid: 1 };
const task = (ts: number, dur: number, tdur = dur) => ({ ...main, name: 'RunTask', ts, dur, tdur });
const event = (ts: number, type: string, dur = 10) => ({
  ...main,
  name: 'EventDispatch',
  ts,
  dur,
  args: { data: { type } },
});
const stamp = (ts: number, message: string) => ({
  ...main,
  ph: 'I',
  name: 'TimeStamp',
  ts,
  args: { data: { message } },
});
const traceOf = (...traceEvents: object[]) => Buffer.from(JSON.stringify({ traceEvents }));
const key = (name: string): Action => ({ name, event: 'keydown' });

it('adds up the processor time of the tasks from the key to the stamp at its end', () => {
  const trace = traceOf(
    task(0, 5000),
    task(10_000, 4000, 3000),
    event(10_500, 'keydown', 2000),
    { ...main, name: 'Layout', ts: 12_600, dur: 500 },
    task(20_000, 1000),
    task(30_000, 700),
    stamp(30_100, STAMPS.wait),
    task(60_000, 700),
    stamp(60_100, STAMPS.rest),
    task(70_000, 9000),
  );
  expect(costsOf(trace, [key('first')])).toEqual([
    { name: 'first', task: 4, idle: 0, clock: 5, script: 2, style: 0, layout: 0.5 },
  ]);
});

it('keeps idle tasks apart, and leaves out other threads', () => {
  const trace = traceOf(
    task(0, 1000),
    event(100, 'keydown'),
    { ...task(2000, 5000), tid: 2 },
    task(3000, 2000),
    { ...main, name: 'FireIdleCallback', ts: 3100, dur: 1500 },
    task(9000, 100),
    stamp(9050, STAMPS.rest),
  );
  expect(costsOf(trace, [key('key')])[0]).toMatchObject({ task: 1, idle: 2 });
});

it('gives each of several keys its own tasks', () => {
  const one = (at: number, dur: number) => [
    task(at, dur),
    event(at + 10, 'keydown'),
    task(at + 50_000, 10),
    stamp(at + 50_001, STAMPS.rest),
  ];
  const costs = costsOf(traceOf(...one(0, 1000), ...one(100_000, 3000)), [key('a'), key('b')]);
  expect(costs.map(({ name, task: time }) => [name, time])).toEqual([
    ['a', 1],
    ['b', 3],
  ]);
});

it('never counts a key that the trace does not hold', () => {
  const trace = traceOf(task(0, 1000), event(100, 'keydown'), task(2000, 10), stamp(2001, STAMPS.rest));
  expect(() => costsOf(trace, [key('a'), key('b')])).toThrow('The trace holds keydown, not keydown,keydown.');
  expect(() => costsOf(traceOf(task(0, 1000), event(100, 'keydown')), [key('a')])).toThrow('the end of "a"');
});
