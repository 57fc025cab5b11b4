import { fillText } from '../../../engine/core';
import type { WizardSession } from '../../../engine/session';
import { host } from '../../dialogs/dialogStore';
import { isConnected } from '../../session/offline/connection';

/** Whether an open section is saved while a form of a list holds what was not added. */
export async function maySave({ openForms, texts }: WizardSession, tab: string): Promise<boolean> {
  if (!openForms().some((form) => form.tab === tab)) return true;
  return ask({
    title: texts.openFormTitle,
    text: texts.openFormText,
    yes: texts.saveWithoutForm,
    no: texts.keepEditing,
  });
}

/** Whether what was typed and not saved is forgotten. */
export async function mayDiscard({ texts, messages }: WizardSession): Promise<boolean> {
  // What is on the server as well would come back.
  if (!(await isConnected())) {
    const title = messages.offline?.title ?? '';
    await host.ask({ kind: 'error', title, text: texts.discardOffline ?? '', yes: texts.closeMessage ?? '' });
    return false;
  }
  return ask({
    title: texts.discardTitle,
    text: texts.discardRestoredText,
    yes: texts.discard,
    no: texts.keepEditing,
  });
}

/**
 * Whether the customer leaves a wizard or an open section. Typing that is not saved is kept for the next time; files
 * that were picked and not sent are not.
 */
export async function mayLeave({ hasUnsaved, waitingAttachments, loaded, texts }: WizardSession): Promise<boolean> {
  if (!hasUnsaved()) return true;
  const count = loaded.wizard.tabs.reduce((sum, { id }) => sum + waitingAttachments(id), 0);
  if (count === 0) {
    return ask({
      title: texts.leaveTypedTitle,
      text: texts.leaveTypedText,
      yes: texts.leaveTyped,
      no: texts.keepEditing,
    });
  }
  const text = fillText((count === 1 ? texts.leaveFilesText_one : texts.leaveFilesText_other) ?? '', { n: count });
  return ask({ title: texts.leaveFilesTitle, text, yes: texts.leaveFiles, no: texts.keepEditing });
}

type Words = Record<'title' | 'text' | 'yes' | 'no', string | undefined>;

const ask = ({ title = '', text = '', yes = '', no = '' }: Words): Promise<boolean> =>
  host.ask({ kind: 'question', title, text, yes, no, careful: true });
