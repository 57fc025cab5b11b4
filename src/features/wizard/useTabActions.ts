import { type RefObject, useRef, useState } from 'react';
import type { ActionResult, WizardSession } from '../../../engine/core/session/types';
import type { TabHandle } from '../../../engine/react/form/TabForm';
import { clashTitle } from './clashIds';

/** What a button of the bar does. */
export type ActionName = 'advance' | 'review' | 'save' | 'sendQueued';

/** What the buttons of a tab do, and where the focus goes when it is refused. */
export interface TabActions {
  tabRef: RefObject<TabHandle | null>;
  summaryRef: RefObject<HTMLElement | null>;
  /** The action under way. */
  action: ActionName | undefined;
  run(name: ActionName): Promise<void>;
}

/** The actions of the tab with this id. `onResult` hears what became of each, before it counts as over. */
export function useTabActions(
  session: WizardSession,
  tab: string,
  onResult: (result: ActionResult) => void | Promise<void>,
): TabActions {
  const tabRef = useRef<TabHandle>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const [action, setAction] = useState<ActionName>();
  const run = async (name: ActionName) => {
    setAction(name);
    try {
      const result = await session[name]();
      if (result.clash !== undefined) focusClash(result.clash);
      if (result.focus !== undefined) {
        if (session.form(tab).plan.definition.dialog === false) summaryRef.current?.focus();
        else tabRef.current?.focus(result.focus);
      }
      await onResult(result);
    } finally {
      setAction(undefined);
    }
  };
  return { tabRef, summaryRef, action, run };
}

/** Puts the focus on the values among which the customer has to choose first; their cards may be on their way. */
function focusClash(id: string, tries = 20): void {
  const title = document.getElementById(clashTitle(id));
  if (title) {
    title.tabIndex = -1;
    title.focus();
    title.closest('section')?.scrollIntoView({ block: 'center' });
  } else if (tries > 0) setTimeout(() => focusClash(id, tries - 1), 50);
}
