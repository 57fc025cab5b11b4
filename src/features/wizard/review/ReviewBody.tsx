import type { ReactNode } from 'react';
import { fillText } from '../../../../engine/core';
import { Blanks } from '../../../../engine/react';
import { type Blank, type SummaryTab, unansweredOf } from '../../../../engine/state';
import { Alert } from '../../../ui/Alert';
import { reviewLeft } from './place';
import css from './ReviewBody.module.css';
import { ReviewFolds } from './ReviewFolds';

export interface ReviewBodyProps {
  tabs: readonly SummaryTab[];
  /** Forms of lists that hold what was typed and not added. */
  openForms: readonly Blank[];
  /** The tabs that miss something that must be there. */
  incomplete: readonly string[];
  texts: Record<string, string>;
  /** It was to be sent, and was not. */
  hasFailed: boolean;
  isRegistration: boolean;
  /** What is said of a blank beside its link. */
  tagOf?: (blank: Blank) => ReactNode;
  /** The customer wants to change a section. */
  onEdit: (tab: string, section: string) => void;
}

/** Everything that is filled in, folded, with the way back to each section; first what was left blank or half typed. */
export function ReviewBody({
  tabs,
  openForms,
  incomplete,
  texts,
  hasFailed,
  isRegistration,
  ...props
}: ReviewBodyProps) {
  const { tagOf, onEdit } = props;
  const unanswered = unansweredOf(tabs);
  // An answer that must be there is told of at its tab.
  const optional = unanswered.filter(({ tab }) => !incomplete.includes(tab));
  const reviewed = tabs.map((tab) => ({
    ...tab,
    unanswered: unanswered.filter((blank) => blank.tab === tab.id).length,
    isIncomplete: incomplete.includes(tab.id),
  }));
  const isWhole = unanswered.length + openForms.length === 0 && !reviewed.some((tab) => tab.isIncomplete);
  const title = optional.length === 1 ? texts.unansweredTitle_one : texts.unansweredTitle_other;
  return (
    <>
      {hasFailed && (
        <Alert kind="error" role="status" title={texts.reviewFailed}>
          <p>{texts.reviewFailedText}</p>
        </Alert>
      )}
      <Blanks title={texts.openForms ?? ''} blanks={openForms} place={texts.openFormsIn ?? ''} onGo={onEdit} />
      <Blanks
        title={fillText(title ?? '', { n: optional.length })}
        help={texts.unansweredHelp}
        blanks={optional}
        place={texts.unansweredIn ?? ''}
        {...(tagOf && { tagOf })}
        onGo={onEdit}
      />
      {isWhole && <Alert kind="success" title={texts.allAnswered} />}
      <ReviewFolds tabs={reviewed} texts={texts} opened={reviewLeft.getState().edited?.tab} onEdit={onEdit} />
      {isRegistration && <p className={css.next}>{texts.reviewNext}</p>}
    </>
  );
}
