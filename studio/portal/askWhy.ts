import type { TabAlone } from '../analysis/why/moment';
import type { WhyAnswer } from '../analysis/why/types';
import { isWhy } from '../frame/keys';
import { focusedAt, pointedAt } from '../frame/pointed';
import { openRowsOf } from '../frame/rowForms';
import type { AskedForm } from './askedForm';

/** What answers questions about the form that is open on a page. */
export interface Asker {
  /** The compiled tab of a wizard. */
  load(wizard: string, tab: string): Promise<TabAlone>;
  tell(answer: WhyAnswer): void;
}

/**
 * Hears Alt + click on a field, section or button of the open form, and Alt W where the focus is, and tells why it is as it is; the
 * form hears nothing of it. `open` gives the one that is open now. @returns what stops it
 */
export function askWhy(open: () => AskedForm | undefined, { load, tell }: Asker): () => void {
  const ask = async (form: AskedForm, at: string) => {
    const { id, session, context } = form;
    const { settings, user, mode, today, tabs = {} } = context();
    const { wizard } = session.loaded;
    const [module, { whyOf }] = await Promise.all([load(wizard.id, id), import('../analysis/why/answer')]);
    const { data } = session.form(id).getState();
    const answer = whyOf(module, { at, data, rows: openRowsOf(form), settings, user, mode, today, tabs });
    if (answer) tell(answer);
  };
  const click = (event: MouseEvent) => {
    const form = event.altKey ? open() : undefined;
    const at = form && pointedAt(form, event);
    if (!form || at === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(form, at);
  };
  const press = (event: KeyboardEvent) => {
    const form = isWhy(event) ? open() : undefined;
    const at = form && focusedAt(form);
    if (!at) return;
    event.preventDefault();
    void ask(form, at);
  };
  addEventListener('click', click, true);
  addEventListener('keydown', press, true);
  return () => {
    removeEventListener('click', click, true);
    removeEventListener('keydown', press, true);
  };
}
