import { type RefObject, useRef, useState } from 'react';
import type { TabHandle } from '../../../engine/react';
import type { ActionResult, WizardSession } from '../../../engine/session';
import { focusClash } from './clash/clashIds';

/** What a button of the bar does. */
export type ActionName = 'advance' | 'review' | 'conclude' | 'save' | 'sendQueued';

/** The action under way, for whoever does it again elsewhere. */
export const underWay: { name?: ActionName | undefined } = {};

/** What the buttons of a tab do, and where the focus goes when it is refused. */
export interface TabActions {
  tabRef: RefObject<TabHandle | null>;
  summaryRef: RefObject<HTMLElement | null>;
  /** The action under way. */
  action: ActionName | undefined;
  run(name: ActionName): Promise<ActionResult>;
  /** Puts the focus on a choice of the open tab. */
  openClash(id: string): void;
}

/** The actions of the open tab. `onResult` hears what became of each, before it counts as over. */
export function useTabActions(
  session: WizardSession,
  onResult: (result: ActionResult, name: ActionName) => void | Promise<void>,
): TabActions {
  const tabRef = useRef<TabHandle>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const [action, setAction] = useState<ActionName>();
  const openClash = (id: string) => {
    const { pointer } = session.view().clashes.find((clash) => clash.id === id) ?? {};
    // Its section may not be there yet.
    if (pointer !== undefined) tabRef.current?.focus(pointer);
    focusClash(id);
  };
  const run = async (name: ActionName) => {
    setAction(name);
    underWay.name = name;
    try {
      const result = await session[name]();
      if (result.clash !== undefined) openClash(result.clash);
      if (result.focus !== undefined) {
        const { tabs, step } = session.view();
        if (session.form(tabs[step]?.id ?? '').plan.definition.dialog === false) summaryRef.current?.focus();
        else tabRef.current?.focus(result.focus);
      }
      await onResult(result, name);
      return result;
    } finally {
      setAction(undefined);
      underWay.name = undefined;
    }
  };
  return { tabRef, summaryRef, action, run, openClash };
}
