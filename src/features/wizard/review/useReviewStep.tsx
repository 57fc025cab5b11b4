import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WizardSession, WizardView } from '../../../../engine/session';
import type { TabActions } from '../useTabActions';
import type { WizardFrameProps } from '../WizardFrame';
import { Review } from './lazyReview';
import { REVIEW, reviewLeft, type SectionPlace } from './place';

/** What stands in the frame of the wizard at its last step. */
export interface ReviewStep {
  frame: Pick<WizardFrameProps, 'title' | 'lead' | 'quiet' | 'secondary' | 'primary'>;
  body: ReactNode;
}

/**
 * The look over everything before it is sent, while it is open: each section leads to its step, by `open`. Where it is
 * not sent it stays, and says so.
 */
export function useReviewStep(
  session: WizardSession,
  view: WizardView,
  actions: TabActions,
  open: (tab: string) => void,
): ReviewStep | undefined {
  const isOpen = isReview(view);
  const [hasFailed, setFailed] = useState(false);
  useSectionFocus(view.phase === 'loading' ? undefined : isOpen);
  // Nothing leads back from another page.
  useEffect(() => () => reviewLeft.setState({ edited: undefined }), []);
  useEffect(() => {
    if (!isOpen) setFailed(false);
  }, [isOpen]);
  if (!isOpen) return undefined;

  const { texts } = session;
  const isSending = actions.action === 'conclude';
  const leave = (tab: string, edited?: SectionPlace) => {
    if (isSending) return;
    reviewLeft.setState({ edited });
    open(tab);
  };
  const send = async () => {
    setFailed(false);
    const { concluded } = await actions.run('conclude');
    // A step that stopped it says so itself.
    setFailed(!concluded && isReview(session.view()));
  };
  const before = view.tabs.findLast(({ id, hidden }) => id !== REVIEW && !hidden);
  return {
    frame: {
      title: texts.reviewTitle ?? '',
      lead: texts.reviewLead,
      quiet: { label: texts.back ?? '', busyLabel: '', onPress: () => before && leave(before.id) },
      secondary: undefined,
      primary: {
        label: texts.conclude ?? '',
        busyLabel: texts.sending ?? '',
        busy: isSending,
        icon: 'check',
        onPress: () => void send(),
      },
    },
    body: <Review session={session} hasFailed={hasFailed} onEdit={(tab, section) => leave(tab, { tab, section })} />,
  };
}

const isReview = ({ tabs, step }: WizardView) => tabs[step]?.id === REVIEW;

/** Reading begins at the section that is to be changed, or was; without one the frame leads it to the title. */
function useSectionFocus(isOpen: boolean | undefined): void {
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    const { edited } = reviewLeft.getState();
    if (!edited || isOpen === undefined) return;
    if (isOpen) reviewLeft.setState({ edited: undefined });
    void import('./focusSection').then(({ focusSection, focusSummarySection }) =>
      isOpen ? focusSummarySection(edited) : focusSection(edited),
    );
  }, [isOpen]);
}
