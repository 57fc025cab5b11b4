import type { WizardSession } from '../../../engine/core/session/types';
import { fillText } from '../../../engine/core/text';
import { host } from '../dialogs/dialogStore';

/**
 * Whether the customer leaves an open section. Typing is kept for the next time; files that were picked and not sent
 * are not, so that is asked first.
 */
export async function mayLeave({ waitingAttachments, texts }: WizardSession, tab: string): Promise<boolean> {
  const count = waitingAttachments(tab);
  if (count === 0) return true;
  return host.ask({
    kind: 'question',
    title: texts.leaveFilesTitle ?? '',
    text: fillText((count === 1 ? texts.leaveFilesText_one : texts.leaveFilesText_other) ?? '', { n: count }),
    yes: texts.leaveFiles ?? '',
    no: texts.keepEditing ?? '',
    careful: true,
  });
}
