import type { FormStore } from '../form/types';
import type { Clashes } from './clashes';
import { followTyping } from './followTyping';
import type { Screen } from './screen';
import type { Typed } from './typed';

/** What the fields of a session are watched with. */
export interface WatchInput {
  forms: ReadonlyMap<string, FormStore>;
  typed: Typed;
  clashes: Pick<Clashes, 'views'>;
  screen: Screen;
}

/** What happens on every change of a field: it is kept, and the list of steps follows where errors came or went. */
export function watchFields({ forms, typed, clashes, screen }: WatchInput): void {
  let counted = 0;
  const onChange = (isTyped: boolean) => {
    if (isTyped) typed.schedule();
    for (const store of forms.values()) store.recheckBlocks();
    const errors = [...forms.values()].reduce((sum, store) => sum + store.visibleErrors().length, 0);
    if (screen.view.clashes.length > 0) screen.update({ clashes: clashes.views() });
    else if (errors !== counted) {
      // Which tabs are complete is said once the server has what was typed, as after every key.
      if (typed.drafts.state() === 'saving') screen.retellErrors();
      else screen.update({});
    }
    counted = errors;
  };
  for (const store of forms.values()) store.listeners.subscribeAll(followTyping(store, onChange));
}
