import type { WizardSession } from '../../engine/session';
import type { TabAlone } from '../analysis/why/moment';
import type { WhyAnswer } from '../analysis/why/types';
import { isWhy } from '../frame/keys';
import type { OpenTab } from '../frame/openTab';
import { focusedAt, pointedAt } from '../frame/pointed';
import { openRowsOf } from '../frame/rowForms';

/** What answers questions about the wizard that is open on a page. */
export interface Asker {
  /** The compiled tab of a wizard. */
  load(wizard: string, tab: string): Promise<TabAlone>;
  tell(answer: WhyAnswer): void;
}

/**
 * Hears Alt + click on a field, section or button of the open wizard, and Alt W where the focus is, and tells why it is as it is; the
 * form hears nothing of it. `session` is the one that is open now. @returns what stops it
 */
export function askWhy(session: () => WizardSession | undefined, { load, tell }: Asker): () => void {
  const open = (): OpenTab | undefined => {
    const current = session();
    if (!current) return undefined;
    const { id } = current.loaded.wizard.tabs[current.view().step] ?? {};
    return id === undefined ? undefined : { id, session: current, shown: {} as OpenTab['shown'] };
  };
  const ask = async (tab: OpenTab, at: string) => {
    const { id, session: of } = tab;
    const { settings, user, mode, today, tabs = {} } = of.context(id);
    const [module, { whyOf }] = await Promise.all([load(of.loaded.wizard.id, id), import('../analysis/why/answer')]);
    const { data } = of.form(id).getState();
    const answer = whyOf(module, { at, data, rows: openRowsOf(tab), settings, user, mode, today, tabs });
    if (answer) tell(answer);
  };
  const click = (event: MouseEvent) => {
    const tab = event.altKey ? open() : undefined;
    const at = tab && pointedAt(tab, event);
    if (!tab || at === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    void ask(tab, at);
  };
  const press = (event: KeyboardEvent) => {
    const tab = isWhy(event) ? open() : undefined;
    const at = tab && focusedAt(tab);
    if (!at) return;
    event.preventDefault();
    void ask(tab, at);
  };
  addEventListener('click', click, true);
  addEventListener('keydown', press, true);
  return () => {
    removeEventListener('click', click, true);
    removeEventListener('keydown', press, true);
  };
}
