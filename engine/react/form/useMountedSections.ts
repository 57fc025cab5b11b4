import { startTransition, useCallback, useEffect, useState } from 'react';
import type { FormStore } from '../../core/form/types';
import { type FieldPlan, pointerOf } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import { instancesOf, rowsOf, type TabState } from '../../core/state/state';
import { whenIdle } from './whenIdle';

/** In a tab of more fields, rows included, the browser skips what is out of sight, and sections are mounted one by one. */
const LONG_TAB_FIELDS = 150;
/** Fields that stand in the first frame, which a window of usual height shows; of a longer tab, a window twice as high. */
const FIRST_FIELDS = { short: 20, long: 60 };
/** Height kept for a line of fields that is not mounted yet, in pixels. */
const LINE_HEIGHT = 110;

/** About how high so many fields are, in pixels: two stand in a line. */
const heightOf = (fields: number): number => Math.ceil(fields / 2) * LINE_HEIGHT;

/** Which sections of a tab are mounted, and how to mount one at once. */
export interface MountedSections {
  /** Whether the browser skips the cards out of sight. */
  isLong: boolean;
  isMounted(section: string): boolean;
  /** About how high the fields of a section are, in pixels, for as long as nobody has seen them. */
  height(section: string): number;
  /** Mounts a section, in a tab that is not long all of them. */
  mount(section: string): void;
}

/** Whether a tab is long, and how many fields each of its sections shows. */
interface Counts {
  isLong: boolean;
  shown: ReadonlyMap<string, number>;
}

function countFields(plan: TabPlan, form: FormStore): Counts {
  const state = form.getState();
  const shown = new Map<string, number>();
  let all = 0;
  for (const field of plan.fields) {
    if (field.section === undefined || field.block !== undefined) continue;
    const count = instances(field, state);
    all += count;
    if (isShown(field, state)) shown.set(field.section, (shown.get(field.section) ?? 0) + count);
  }
  return { isLong: all > LONG_TAB_FIELDS, shown };
}

/** One row of a list is open; of each a line is seen. */
function instances(field: FieldPlan, { data }: TabState): number {
  if (field.list !== undefined) return Math.min(1, instancesOf(field, data).length);
  return field.schema.type === 'array' ? 1 + rowsOf(data, field.node).length : 1;
}

const isShown = (field: FieldPlan, { hidden }: TabState): boolean =>
  field.list !== undefined || !hidden.has(pointerOf(field));

function firstSections({ sections }: TabPlan, { isLong, shown }: Counts): Set<string> {
  const enough = isLong ? FIRST_FIELDS.long : FIRST_FIELDS.short;
  let mounted = 0;
  const first = sections.filter(({ id }) => {
    const fits = mounted < enough;
    mounted += shown.get(id) ?? 0;
    return fits;
  });
  return new Set(first.map(({ id }) => id));
}

/**
 * Mounts the sections at once that the first frame shows. The others come right after it, together and in steps between which
 * the browser takes keys; those of a long tab one by one in idle time; any of them when it is asked for.
 */
export function useMountedSections(form: FormStore): MountedSections {
  const { sections } = form.plan;
  const [counts] = useState(() => countFields(form.plan, form));
  const [mounted, setMounted] = useState(() => firstSections(form.plan, counts));
  const { isLong } = counts;
  const next = sections.find(({ id }) => !mounted.has(id))?.id;
  const mount = useCallback(
    (section: string) =>
      setMounted((known) => {
        if (known.has(section)) return known;
        return new Set(isLong ? [...known, section] : sections.map(({ id }) => id));
      }),
    [isLong, sections],
  );
  useEffect(() => {
    if (next === undefined) return;
    return (isLong ? whenIdle : afterFrame)(() => mount(next));
  }, [next, mount, isLong]);
  return {
    isLong,
    isMounted: (section) => mounted.has(section),
    height: (section) => heightOf(counts.shown.get(section) ?? 0),
    mount,
  };
}

/** Changes what is drawn once the next frame stands; gives back what calls it off. */
function afterFrame(change: () => void): () => void {
  const frame = requestAnimationFrame(() => startTransition(change));
  return () => cancelAnimationFrame(frame);
}
