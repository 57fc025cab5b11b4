import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import { isFilled } from './deeds';
import type { Step } from './script';
import { controlOf, meaningOf, shownIn, type Where, whereIs } from './sight';
import { createTrace, type Trace } from './trace';

/** How far a control may stand from where it stood, in pixels. */
const SHIFT = 3;

/** What was seen of a registration while it was typed, and what has to be there of it. */
export interface Memory {
  /** What the field of a step shows, and where the customer is. */
  note(step: Step): Promise<void>;
  noteWhere(): Promise<void>;
  /** What a field has shown last. */
  last(step: Step): string | undefined;
  /** @throws when a field where the step is done shows anything else than since a moment */
  expectTyped(step: Step, since: number): Promise<void>;
  /** @throws when the page stands anywhere else than since a moment */
  expectPlace(since: number, isTabAlone?: boolean): Promise<void>;
}

export function createMemory(page: () => Page): Memory {
  const fields = new Map<Step, Trace<string>>();
  const places = createTrace<Where>();
  const traceOf = (step: Step) => {
    const known = [...fields].find(([other]) => isSameField(other, step))?.[1] ?? createTrace<string>();
    fields.set(step, known);
    return known;
  };

  return {
    async note(step) {
      if (isFilled(step)) traceOf(step).note(await shownIn(controlOf(page(), step)));
      places.note(await whereIs(page()));
    },
    async noteWhere() {
      places.note(await whereIs(page()));
    },
    last: (step) => traceOf(step).last(),
    async expectTyped(step: Step, since: number): Promise<void> {
      for (const [other, trace] of fields) {
        if (other.tab !== step.tab || other.within !== step.within) continue;
        const allowed = trace.since(since).map(meaningOf);
        const found = await settled(
          () => shownIfAny(controlOf(page(), other)),
          (shown) => allowed.includes(meaningOf(shown)),
        );
        if (!allowed.includes(meaningOf(found)))
          throw new Error(`${other.field} shows ${JSON.stringify(found)}, not one of ${JSON.stringify(allowed)}`);
      }
    },
    async expectPlace(since: number, isTabAlone = false): Promise<void> {
      const allowed = places.since(since);
      const stands = (now: Where, one: Where) =>
        Math.abs(one.top - now.top) <= SHIFT ||
        (now.isAtEnd && now.top > one.top) ||
        (now.isAtStart && now.top < one.top);
      const fits = (now: Where) =>
        allowed.some((one) => one.tab === now.tab && (isTabAlone || (one.focus === now.focus && stands(now, one))));
      const found = await settled(() => whereIs(page()), fits);
      if (!fits(found))
        throw new Error(`the page stands at ${JSON.stringify(found)}, not at ${JSON.stringify(allowed)}`);
    },
  };
}

/** A field that is not there shows nothing. */
const shownIfAny = async (control: Locator) => ((await control.count()) > 0 ? shownIn(control) : '');

const isSameField = (one: Step, other: Step) =>
  one.field === other.field && one.tab === other.tab && one.within === other.within;

/** The value as soon as it fits, else the last one. */
export async function settled<Value>(read: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  let value = await read();
  for (let tries = 0; tries < 60 && !fits(value); tries += 1) {
    await wait(50);
    value = await read();
  }
  return value;
}
