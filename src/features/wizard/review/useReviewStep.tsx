import { type ReactNode, useEffect, useRef } from 'react';
import type { WizardSession } from '../../../../engine/session';
import { lazyBlock } from '../../../blocks/lazyBlock';
import { useOwnEntry } from '../../../history/useOwnEntry';
import { focusPage } from '../../../ui/focusPage';
import type { WizardFrameProps } from '../WizardFrame';
import { forgetReview, useReview } from './conclusion';
import { focusSection, focusSummarySection } from './focusSection';

/** Comes when it is needed: most visits end before the last step. */
const Review = lazyBlock(async () => (await import('./Review')).Review);

/** What stands in the frame of the wizard in place of its last step. */
export interface ReviewStep {
  frame: Pick<WizardFrameProps, 'title' | 'lead' | 'quiet' | 'secondary' | 'primary' | 'onPickStep' | 'isFull'>;
  body: ReactNode;
}

/**
 * The look over everything before it is sent, while it is shown: the steps stay as they are, and each section leads
 * back to its step. `isSending` keeps it in place until the answer is here; `open` opens an earlier tab.
 */
export function useReviewStep(
  session: WizardSession,
  isSending: boolean,
  open: (tab: string) => void,
): ReviewStep | undefined {
  const review = useReview((state) => state.review);
  useOwnEntry(review !== undefined, () => leave(), 'review');
  useFocus(review !== undefined);
  // A page that goes away sends nothing.
  useEffect(() => () => forgetReview(), []);

  const leave = (tab?: string, section?: string) => {
    if (isSending || !review) return;
    useReview.setState({ edited: tab !== undefined && section !== undefined ? { tab, section } : undefined });
    review.answer(false);
    if (tab !== undefined) open(tab);
  };
  if (!review) return undefined;

  const { texts } = session;
  return {
    frame: {
      title: texts.reviewTitle ?? '',
      lead: texts.reviewLead,
      onPickStep: leave,
      isFull: true,
      quiet: { label: texts.back ?? '', busyLabel: '', onPress: () => leave() },
      secondary: undefined,
      primary: {
        label: texts.conclude ?? '',
        busyLabel: texts.sending ?? '',
        busy: isSending,
        icon: 'check',
        onPress: () => review.answer(true),
      },
    },
    body: <Review session={session} onEdit={leave} />,
  };
}

/** Reading begins at the title of what comes, or at the section that is to be changed, or was. */
function useFocus(isShown: boolean): void {
  const was = useRef(isShown);
  useEffect(() => {
    if (was.current === isShown) return;
    was.current = isShown;
    const { edited } = useReview.getState();
    if (isShown) useReview.setState({ edited: undefined });
    if (edited && (isShown ? focusSummarySection(edited) : focusSection(edited))) return;
    window.scrollTo(0, 0);
    focusPage();
  }, [isShown]);
}
