import { type ReactNode, useEffect, useRef } from 'react';
import type { WizardSession } from '../../../../engine/core/session/types';
import { lazyBlock } from '../../../blocks/lazyBlock';
import { focusPage } from '../../shell/focusPage';
import type { WizardFrameProps } from '../WizardFrame';
import { useReview } from './conclusion';
import { focusSection } from './focusSection';

/** Comes when it is needed: most visits end before the last step. */
const Review = lazyBlock(async () => (await import('./Review')).Review);

/** What stands in the frame of the wizard in place of its last step. */
export interface ReviewStep {
  frame: Pick<WizardFrameProps, 'title' | 'lead' | 'quiet' | 'primary' | 'onPickStep'>;
  body: ReactNode;
}

interface Section {
  tab: string;
  section: string;
}

/**
 * The look over everything before it is sent, while it is shown: the steps stay as they are, and each section leads
 * back to its step. `isSending` keeps it in place until the answer is here.
 */
export function useReviewStep(session: WizardSession, isSending: boolean): ReviewStep | undefined {
  const review = useReview((state) => state.review);
  const target = useRef<Section>(undefined);
  useFocus(review !== undefined, target);
  // A page that goes away sends nothing.
  useEffect(() => () => useReview.getState().review?.answer(false), []);
  if (!review) return undefined;

  const { texts } = session;
  const leave = (tab?: string, section?: string) => {
    if (isSending) return;
    target.current = tab !== undefined && section !== undefined ? { tab, section } : undefined;
    review.answer(false);
    if (tab !== undefined) session.go(session.view().tabs.findIndex(({ id }) => id === tab));
  };
  return {
    frame: {
      title: texts.reviewTitle ?? '',
      lead: texts.reviewLead,
      onPickStep: leave,
      quiet: { label: texts.back ?? '', busyLabel: '', onPress: () => leave() },
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

/** Reading begins at the title of what comes: the look, the step after it, or the section that is to be changed. */
function useFocus(isShown: boolean, target: { current: Section | undefined }): void {
  const was = useRef(isShown);
  useEffect(() => {
    if (was.current === isShown) return;
    was.current = isShown;
    const section = target.current;
    target.current = undefined;
    if (!isShown && section && focusSection(section.tab, section.section)) return;
    window.scrollTo(0, 0);
    focusPage();
  }, [isShown, target]);
}
