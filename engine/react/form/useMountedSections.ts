import { startTransition, useCallback, useEffect, useState } from 'react';
import type { SectionDefinition, SectionItem } from '../../core/definition/types';
import type { FormStore } from '../../core/form/types';
import { type FieldPlan, pointerOf } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import { instancesOf, rowsOf, type TabState } from '../../core/state/state';
import { whenIdle } from '../browser/whenIdle';
import { windowSize } from '../browser/windowSize';
import { bodyItems } from './SectionCard';

/** In a tab of more fields, rows included, the browser skips what is out of sight, and sections are mounted one by one. */
const LONG_TAB_FIELDS = 150;
/** Fields of a long tab that stand in the first frame: a window twice as high as usual. */
const FIRST_OF_LONG_TAB = 60;
/** What stands above the first field and under the last at the least: a title, the head of a section, a bar, in pixels. */
const AROUND_HEIGHT = 360;
/** Height of a line of fields, kept for one that is not mounted yet, in pixels. */
const LINE_HEIGHT = 110;
/** In a window this wide two fields stand in a line, in pixels. */
const TWO_IN_LINE = 600;

/** Lines of as many fields. */
const linesOf = (fields: number): number => Math.ceil(fields / fieldsInLine());
const fieldsInLine = (): number => (windowSize().width < TWO_IN_LINE ? 1 : 2);
/** As many fields as the window could show. */
const fieldsInWindow = (): number =>
  Math.max(1, Math.ceil((windowSize().height - AROUND_HEIGHT) / LINE_HEIGHT)) * fieldsInLine();

/** What of a tab is mounted, and how to mount more at once. */
export interface MountedSections {
  /** Whether the browser skips the cards out of sight. */
  isLong: boolean;
  /** How many of the items in the body of a section are: 0 is none of it, `Infinity` all. */
  items(section: string): number;
  /** About how high what is not mounted of a section is, in pixels; in a long tab the whole section, for as long as nobody has seen it. */
  height(section: SectionDefinition): number;
  /** Mounts a section, in a tab that is not long all of them. */
  mount(section: string): void;
}

/** Whether a tab is long, and how many fields each item of its sections shows. */
interface Counts {
  isLong: boolean;
  of(item: SectionItem): number;
}

function countFields(plan: TabPlan, form: FormStore): Counts {
  const state = form.getState();
  const shown = new Map<SectionItem, number>();
  const named = new Set(plan.sections.flatMap(({ fields }) => fields));
  let all = 0;
  for (const field of plan.fields) {
    if (field.section === undefined || field.block !== undefined) continue;
    const count = instances(field, state);
    all += count;
    const item = [field.node, field.list, field.path[0]].find((name) => name !== undefined && named.has(name));
    if (item !== undefined && isShown(field, state)) shown.set(item, (shown.get(item) ?? 0) + count);
  }
  return { isLong: all > LONG_TAB_FIELDS, of: (item) => shown.get(item) ?? 0 };
}

/** One row of a list is open; of each a line is seen. */
function instances(field: FieldPlan, { data }: TabState): number {
  if (field.list !== undefined) return Math.min(1, instancesOf(field, data).length);
  return field.schema.type === 'array' ? 1 + rowsOf(data, field.node).length : 1;
}

const isShown = (field: FieldPlan, { hidden }: TabState): boolean =>
  field.list !== undefined || !hidden.has(pointerOf(field));

/** How many items of each section stand at first: whole sections of a long tab, else what the window could show. */
function firstItems({ sections }: TabPlan, { isLong, of }: Counts): Map<string, number> {
  const enough = isLong ? FIRST_OF_LONG_TAB : fieldsInWindow();
  let stand = 0;
  const first = sections.map((section): [string, number] => {
    if (stand >= enough) return [section.id, 0];
    const end = bodyItems(section).findIndex((item) => {
      if (stand >= enough) return true;
      stand += of(item);
      return false;
    });
    return [section.id, isLong || end === -1 ? Number.POSITIVE_INFINITY : end];
  });
  return new Map(first);
}

/**
 * Mounts at once what the first frame shows. What is under it comes right after that, together and in steps between which
 * the browser takes keys; in a long tab section by section in idle time; any of it when it is asked for.
 */
export function useMountedSections(form: FormStore): MountedSections {
  const { sections } = form.plan;
  const [counts] = useState(() => countFields(form.plan, form));
  const [mounted, setMounted] = useState<ReadonlyMap<string, number>>(() => firstItems(form.plan, counts));
  const { isLong } = counts;
  const items = (section: string) => mounted.get(section) ?? 0;
  const next = sections.find(({ id }) => items(id) < Number.POSITIVE_INFINITY)?.id;
  const mount = useCallback(
    (section: string) =>
      setMounted((known) => {
        if (known.get(section) === Number.POSITIVE_INFINITY) return known;
        const wanted = isLong ? [section] : sections.map(({ id }) => id);
        return new Map([...known, ...wanted.map((id) => [id, Number.POSITIVE_INFINITY] as const)]);
      }),
    [isLong, sections],
  );
  useEffect(() => {
    if (next === undefined) return;
    return (isLong ? whenIdle : afterFrame)(() => mount(next));
  }, [next, mount, isLong]);
  return {
    isLong,
    items,
    height: (section) => {
      const rest = bodyItems(section).slice(isLong ? 0 : items(section.id));
      return linesOf(rest.reduce((sum, item) => sum + counts.of(item), 0)) * LINE_HEIGHT;
    },
    mount,
  };
}

/** Changes what is drawn once the next frame stands; gives back what calls it off. */
function afterFrame(change: () => void): () => void {
  const frame = requestAnimationFrame(() => startTransition(change));
  return () => cancelAnimationFrame(frame);
}
