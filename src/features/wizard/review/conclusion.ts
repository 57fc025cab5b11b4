import { create } from 'zustand';

/** The look over everything before it is sent: shown until the customer decides, and while it is sent. */
interface Review {
  answer: (isRight: boolean) => void;
}

/** A section of a tab. */
export interface SectionPlace {
  tab: string;
  section: string;
}

interface ReviewState {
  /** The look that stands in place of the last step now, if any. */
  review: Review | undefined;
  /** The section that the customer left it for, until it is shown again. */
  edited: SectionPlace | undefined;
}

export const useReview = create<ReviewState>(() => ({ review: undefined, edited: undefined }));

/** Shows everything that is filled in; true when the customer wants it sent, false when there is something to change. */
export function confirmConclusion(): Promise<boolean> {
  useReview.getState().review?.answer(false);
  return new Promise((resolve) => {
    const answer = (isRight: boolean) => {
      // After a yes it stays, until what was sent is answered.
      if (!isRight) closeReview();
      resolve(isRight);
    };
    useReview.setState({ review: { answer } });
  });
}

/** Back to the step that it stands in place of. */
export function closeReview(): void {
  useReview.setState({ review: undefined });
}

/** The page goes away: nothing is sent, and nothing leads back. */
export function forgetReview(): void {
  useReview.getState().review?.answer(false);
  useReview.setState({ edited: undefined });
}
