import type { Action } from '../../engine/definition';
import { nameOfDeed } from '../analysis/why/deeds';
import { prefixOf, rowFormsOf } from './rowForms';
import type { TabInPage } from './tabInPage';

/** The screen texts of buttons that do something with the tab, and with the row of a form. */
const OF_TAB: Readonly<Record<string, Action>> = {
  ...{ advance: 'advance', conclude: 'advance', save: 'save', saveLater: 'save' },
};
const OF_ROW: Readonly<Record<string, Action>> = { add: 'create', update: 'update' };

/** The button that was pressed, as the explanations name what it does; `undefined` for all others. */
export function deedAt(open: TabInPage, target: EventTarget | null): string | undefined {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button) return undefined;
  const { texts = {} } = open.session.loaded.wizard;
  const actionIn = (table: typeof OF_TAB): Action | undefined =>
    Object.entries(table).find(
      ([text]) => texts[text] !== undefined && texts[text] === button.textContent?.trim(),
    )?.[1];
  const row = rowFormsOf(open).findLast((form) => {
    const own = document.getElementById(`${prefixOf(open.id, form)}-section`) ?? button.closest('dialog:modal');
    return own?.contains(button);
  });
  const action = actionIn(row ? OF_ROW : OF_TAB);
  return action && nameOfDeed({ action, ...(row && { row }) });
}
