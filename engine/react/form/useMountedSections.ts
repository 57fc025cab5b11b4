import { useCallback, useEffect, useMemo, useState } from 'react';
import type { FormStore } from '../../core/form/types';
import type { JsonObject } from '../../core/json';
import type { FieldPlan } from '../../core/plan/fields';
import type { TabPlan } from '../../core/plan/plan';
import { instancesOf, rowsOf } from '../../core/state/state';
import { whenIdle } from './whenIdle';

/** Up to so many fields, rows included, a tab is mounted whole. */
const WHOLE_TAB_FIELDS = 150;
/** Fields mounted at once in a longer tab; the rest follows in idle time. */
const FIRST_FIELDS = 60;
/** Height kept for a line of fields that is not mounted yet, in pixels. */
const LINE_HEIGHT = 110;

/** About how high so many fields are, in pixels: two stand in a line. */
const heightOf = (fields: number): number => Math.ceil(fields / 2) * LINE_HEIGHT;

/** Which sections of a tab are mounted, and how to mount one at once. */
export interface MountedSections {
  isMounted(section: string): boolean;
  /** In a longer tab: about how high the fields of a section are, in pixels, for as long as nobody has seen them. */
  height(section: string): number | undefined;
  mount(section: string): void;
}

function countFields(plan: TabPlan, form: FormStore): Map<string, number> {
  const counts = new Map<string, number>();
  const { data } = form.getState();
  for (const field of plan.fields) {
    if (field.section !== undefined && field.block === undefined) {
      counts.set(field.section, (counts.get(field.section) ?? 0) + shownInstances(field, data));
    }
  }
  return counts;
}

/** One row of a list is open; of each a line is seen. */
function shownInstances(field: FieldPlan, data: JsonObject): number {
  if (field.list !== undefined) return Math.min(1, instancesOf(field, data).length);
  return field.schema.type === 'array' ? 1 + rowsOf(data, field.node).length : 1;
}

function isLong(counts: Map<string, number>): boolean {
  return [...counts.values()].reduce((sum, count) => sum + count, 0) > WHOLE_TAB_FIELDS;
}

function firstSections(plan: TabPlan, counts: Map<string, number>): Set<string> {
  const ids = plan.sections.map((section) => section.id);
  if (!isLong(counts)) return new Set(ids);
  let mounted = 0;
  return new Set(
    ids.filter((id) => {
      const fits = mounted < FIRST_FIELDS;
      mounted += counts.get(id) ?? 0;
      return fits;
    }),
  );
}

/** Mounts the first sections of a long tab at once, the others one by one in idle time or when asked for. */
export function useMountedSections(form: FormStore): MountedSections {
  const { plan } = form;
  const [counts] = useState(() => countFields(plan, form));
  const [mounted, setMounted] = useState(() => firstSections(plan, counts));
  const long = useMemo(() => isLong(counts), [counts]);
  const next = plan.sections.find((section) => !mounted.has(section.id))?.id;
  const mount = useCallback((section: string) => {
    setMounted((known) => (known.has(section) ? known : new Set(known).add(section)));
  }, []);
  useEffect(() => {
    if (next === undefined) return;
    return whenIdle(() => mount(next));
  }, [next, mount]);
  return {
    isMounted: (section) => mounted.has(section),
    height: (section) => (long ? heightOf(counts.get(section) ?? 0) : undefined),
    mount,
  };
}
