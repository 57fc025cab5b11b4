import type { FormStore } from '../form/types';
import { parseCall } from '../path';
import type { OptionLists } from './options';
import { nextTab, type WizardView } from './view';

/** How long the tab that was opened has the line to itself. */
const AHEAD_DELAY_MS = 1_500;

/**
 * Asks for the lists of the next tab a while after one was opened, as it hears of every view: so none waits at the
 * change of tab. Lists that depend on a field wait for it.
 */
export function createAhead(forms: ReadonlyMap<string, FormStore>, options: OptionLists): (view: WizardView) => void {
  let step: number | undefined;
  return (view) => {
    if (view.phase === 'loading' || view.step === step) return;
    step = view.step;
    const next = view.tabs[nextTab(view.tabs, step) ?? -1];
    if (!next) return;
    setTimeout(() => {
      for (const { schema } of forms.get(next.id)?.plan.fields ?? []) {
        const path = schema.options ? parseCall(schema.options.call).path : '{';
        if (!path.includes('{')) options.get(path);
      }
    }, AHEAD_DELAY_MS);
  };
}
