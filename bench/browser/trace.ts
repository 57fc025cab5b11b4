/** One event of a Chromium trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** Processor time of the thread. */
  tdur?: number;
  args?: { data?: { type?: string; message?: string } };
}

/** What the browser records: tasks of the main thread, events sent to the page, and what tasks consist of. */
export const TRACE_CATEGORIES = ['-*', '__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** Stamps that the driver leaves in the trace: its own waiting, and the end of an action. */
export const STAMPS = { wait: 'bench wait', rest: 'bench rest' };

/** An action that the driver made, and the event that it sends first. */
export interface Action {
  name: string;
  event: 'keydown' | 'mousedown';
}

/**
 * What an action cost the main thread, in milliseconds of its processor time: that does not grow when other programs
 * take the processor away. `clock` is the same by the clock on the wall.
 */
export interface Cost {
  name: string;
  task: number;
  /** Tasks that the page puts off until the browser has nothing else to do; not counted in the others. */
  idle: number;
  clock: number;
  script: number;
  style: number;
  layout: number;
}

/**
 * The cost of each action: all tasks of the page's main thread from the one that brings the action's event to the
 * driver's stamp at its end, without the driver's own.
 * @throws Error when the trace does not hold exactly the events of the actions.
 */
export function costsOf(trace: Buffer, actions: readonly Action[]): Cost[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const kinds = new Set(actions.map(({ event }) => event as string));
  const isInput = ({ name, args }: TraceEvent) => name === 'EventDispatch' && kinds.has(args?.data?.type ?? '');
  const first = traceEvents.find(isInput);
  const own = traceEvents.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid).sort((a, b) => a.ts - b.ts);
  const inputs = own.filter(isInput);
  const expected = actions.map(({ event }) => event).join();
  const found = inputs.map(({ args }) => args?.data?.type).join();
  if (found !== expected) throw new Error(`The trace holds ${found}, not ${expected}.`);
  return actions.map(({ name }, index) => costOf(name, inputs[index] as TraceEvent, own));
}

function costOf(name: string, input: TraceEvent, own: readonly TraceEvent[]): Cost {
  const rest = own.find((event) => event.ts > input.ts && isStamp(event, STAMPS.rest));
  if (!rest) throw new Error(`The trace does not hold the end of "${name}".`);
  const stamps = own.filter((event) => isStamp(event, STAMPS.wait) || isStamp(event, STAMPS.rest));
  const tasks = outermost(own.filter((event) => event.name === 'RunTask'));
  const start = tasks.findLast((task) => task.ts <= input.ts)?.ts ?? input.ts;
  const following = tasks.filter(
    (task) => task.ts >= start && task.ts < rest.ts && !stamps.some((stamp) => isInside(stamp, task)),
  );
  const idle = own.filter((event) => event.name === 'FireIdleCallback');
  const isIdle = (task: TraceEvent) => idle.some((event) => isInside(event, task));
  const mine = following.filter((task) => !isIdle(task));
  const parts = own.filter((event) => event.ts >= start && mine.some((task) => isInside(event, task)));
  const sum = (...names: string[]) => processor(outermost(parts.filter((event) => names.includes(event.name))));
  return {
    name,
    task: processor(mine),
    idle: processor(following.filter(isIdle)),
    clock: total(mine.map(({ dur = 0 }) => dur)),
    script: sum('EventDispatch', 'FunctionCall', 'TimerFire', 'RunMicrotasks', 'FireAnimationFrame'),
    style: sum('UpdateLayoutTree'),
    layout: sum('Layout'),
  };
}

const isStamp = ({ name, args }: TraceEvent, message: string) =>
  name === 'TimeStamp' && args?.data?.message === message;

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

const isInside = (event: TraceEvent, task: TraceEvent) => event.ts >= task.ts && event.ts < endOf(task);

const processor = (events: readonly TraceEvent[]) => total(events.map(({ dur = 0, tdur = dur }) => tdur));

const total = (microseconds: readonly number[]) => microseconds.reduce((sum, value) => sum + value, 0) / 1000;

/** Events in order of time, those inside others left out. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = endOf(event);
    return true;
  });
}
