import { leavesOf, type Step } from '../../../engine/analyse';
import { keyToBe } from '../../../engine/catalog';
import { evaluateCondition } from '../../../engine/core';
import type { TabEntry } from '../../../engine/definition';
import { scopeOf } from '../../../engine/state';
import type { Moment, TabAlone } from './moment';

/** Whether a wizard has the tab now, and by which condition of it; `undefined` for a form that stands alone. */
export function tabStep(
  { definition, wizard }: TabAlone,
  { asked }: Moment,
): { isHere: boolean; steps: Step[] } | undefined {
  const tabs = wizard.tabs as readonly TabEntry[];
  const index = tabs.findIndex(({ id }) => id === definition.id);
  const entry = tabs[index];
  if (!entry) return undefined;
  if (!entry.when) return { isHere: true, steps: [] };
  const scope = scopeOf(asked.subject.plan, asked.state.data, asked.context, undefined, undefined);
  const pointer = `/tabs/${index}/when`;
  const truth = evaluateCondition(entry.when, scope);
  const leaves = leavesOf(entry.when, scope, pointer);
  const effect = keyToBe('shows');
  return { isHere: truth, steps: [{ id: pointer, effect, pointer, truth, leaves, when: entry.when }] };
}
