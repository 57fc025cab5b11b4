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
  args?: { data?: { type?: string }; name?: string };
}

/** What the browser records: tasks of the main thread, events sent to the page, and what tasks consist of. */
export const TRACE_CATEGORIES = ['-*', '__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** An action that the driver made: the event that it sends first, and how long after it the page is left alone. */
export interface Action {
  name: string;
  event: 'keydown' | 'mousedown';
  windowMs: number;
}

/**
 * What an action cost the main thread, in milliseconds of its processor time: that does not grow when other programs
 * take the processor away. `clock` is the same by the clock on the wall.
 */
export interface Cost {
  name: string;
  task: number;
  clock: number;
  script: number;
  style: number;
  layout: number;
}

/** Thrown when the main thread was still at work at the end of an action's window. */
export class WindowTooShort extends Error {
  constructor(readonly action: string) {
    super(`The page was still at work at the end of the window of "${action}".`);
    this.name = 'WindowTooShort';
  }
}

/**
 * The cost of each action: all tasks of the page's main thread from the one that brings the action's event to the end
 * of its window. @throws Error when the trace does not hold exactly the events of the actions.
 */
export function costsOf(trace: Buffer, actions: readonly Action[]): Cost[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const kinds = new Set(actions.map(({ event }) => event as string));
  const isInput = ({ name, args }: TraceEvent) => name === 'EventDispatch' && kinds.has(args?.data?.type ?? '');
  const first = traceEvents.find(isInput);
  const own = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first?.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  const inputs = own.filter(isInput);
  const expected = actions.map(({ event }) => event).join();
  const found = inputs.map(({ args }) => args?.data?.type).join();
  if (found !== expected) throw new Error(`The trace holds ${found}, not ${expected}.`);
  const tasks = outermost(own.filter(({ name }) => name === 'RunTask'));
  return actions.map((action, index) => costOf(action, (inputs[index] as TraceEvent).ts, own, tasks));
}

function costOf(
  { name, windowMs }: Action,
  at: number,
  own: readonly TraceEvent[],
  tasks: readonly TraceEvent[],
): Cost {
  const start = tasks.findLast((task) => task.ts <= at)?.ts ?? at;
  const end = start + windowMs * 1000;
  const inside = (events: readonly TraceEvent[]) => events.filter(({ ts }) => ts >= start && ts < end);
  const mine = inside(tasks);
  const last = mine.at(-1);
  if (last && endOf(last) > end) throw new WindowTooShort(name);
  const parts = inside(own);
  const sum = (...names: string[]) => total(outermost(parts.filter((event) => names.includes(event.name))));
  return {
    name,
    task: total(mine),
    clock: mine.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000,
    script: sum('EventDispatch', 'FunctionCall', 'TimerFire', 'RunMicrotasks', 'FireAnimationFrame'),
    style: sum('UpdateLayoutTree'),
    layout: sum('Layout'),
  };
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

const total = (events: readonly TraceEvent[]) => events.reduce((sum, { dur = 0, tdur = dur }) => sum + tdur, 0) / 1000;

/** Events in order of time, those inside others left out. */
function outermost(events: readonly TraceEvent[]): TraceEvent[] {
  let end = 0;
  return events.filter((event) => {
    if (event.ts < end) return false;
    end = endOf(event);
    return true;
  });
}
