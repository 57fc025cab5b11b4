import type { Host } from '../../core/session/host';
import type { ActionResult, WizardSession } from '../../core/session/types';
import { lastTab } from '../../core/session/view';
import { askClashes } from './askClashes';

type Act = () => Promise<ActionResult>;

/**
 * The actions of a session with the questions around them: whether what was typed into the form of a list and not added
 * stays out of what is saved or sent; and which value counts, once two of them have stopped an action.
 */
export function asking(
  session: WizardSession,
  host: Pick<Host, 'ask'>,
  { asksClashes }: { asksClashes: boolean },
): Partial<WizardSession> {
  const { advance, review, conclude, save } = session;
  const openTab = () => session.view().tabs[session.view().step]?.id;

  const mayLeaveOut = async (isAbout: (tab: string) => boolean) => {
    if (!session.openForms().some(({ tab }) => isAbout(tab))) return true;
    const {
      openFormTitle: title = '',
      openFormText: text = '',
      saveWithoutForm: yes = '',
      keepEditing: no = '',
    } = session.texts;
    return host.ask({ kind: 'question', title, text, yes, no, careful: true });
  };
  const asked =
    (act: Act, isAbout: (tab: string) => boolean = () => false): Act =>
    async () => {
      if (!(await mayLeaveOut(isAbout))) return { done: false };
      const result = await act();
      if (!asksClashes || result.clash === undefined || !(await askClashes(session, host))) return result;
      return act();
    };
  return {
    // The last step sends what all of them hold.
    advance: asked(advance, () => session.view().step === lastTab(session.view().tabs)),
    review: asked(review),
    conclude: asked(conclude, () => true),
    save: asked(save, (tab) => tab === openTab()),
  };
}
