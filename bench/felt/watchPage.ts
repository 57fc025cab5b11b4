/** What a page has noted of itself, in milliseconds since it began to open. */
export interface Noted {
  /** The first text or picture that was painted. */
  firstPaint: number;
  /** Beginning and length of each task that was longer than 50 ms. */
  tasks: { at: number; ms: number }[];
  /** From an act of the customer's to the next paint, one for each, the longest of its events. */
  acts: { id: number; ms: number }[];
  /** The greatest sum of shifts within five seconds, none of them more than a second after the one before. */
  shift: number;
  /** When what `until` waited for was there. */
  usable?: number;
}

declare global {
  interface Window {
    felt: Noted & {
      /** Settles once something that the selector names is there and can be used. */
      until: (selector: string) => Promise<void>;
      /** Settles once no task has been long for so many milliseconds. */
      rest: (ms: number) => Promise<void>;
    };
  }
}

/** Runs in each page before its own scripts: notes what the browser tells of it. */
export function watchPage(): void {
  const felt: Window['felt'] = {
    firstPaint: 0,
    tasks: [],
    acts: [],
    shift: 0,
    until: (selector) =>
      new Promise((resolve) => {
        // To look at every frame would cost the page a tenth of a second.
        const watcher = new MutationObserver(look);
        function look() {
          if (!document.querySelector(`:is(${selector}):not(:disabled)`)) return;
          watcher.disconnect();
          requestAnimationFrame(() => {
            felt.usable = performance.now();
            resolve();
          });
        }
        watcher.observe(document, { subtree: true, childList: true, attributeFilter: ['disabled'] });
        look();
      }),
    rest: (ms) =>
      new Promise((resolve) => {
        let end = performance.now();
        const look = () => {
          for (const task of felt.tasks) end = Math.max(end, task.at + task.ms);
          const left = end + ms - performance.now();
          if (left > 0) setTimeout(look, left);
          else resolve();
        };
        look();
      }),
  };
  window.felt = felt;
  const watch = (type: string, each: (entry: PerformanceEntry) => void, more: object = {}) => {
    const observer = new PerformanceObserver((list) => list.getEntries().forEach(each));
    observer.observe({ type, buffered: true, ...more });
  };
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') felt.firstPaint = startTime;
  });
  watch('longtask', ({ startTime, duration }) => felt.tasks.push({ at: startTime, ms: duration }));
  watch(
    'event',
    (entry) => {
      const id = (entry as PerformanceEntry & { interactionId?: number }).interactionId ?? 0;
      if (id === 0) return;
      const known = felt.acts.find((act) => act.id === id);
      if (known) known.ms = Math.max(known.ms, entry.duration);
      else felt.acts.push({ id, ms: entry.duration });
    },
    { durationThreshold: 16 },
  );
  let window_ = { first: 0, last: 0, sum: 0 };
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (hadRecentInput) return;
    const at = entry.startTime;
    const goesOn = at - window_.last < 1_000 && at - window_.first < 5_000;
    window_ = goesOn ? { ...window_, last: at, sum: window_.sum + value } : { first: at, last: at, sum: value };
    felt.shift = Math.max(felt.shift, window_.sum);
  });
}
