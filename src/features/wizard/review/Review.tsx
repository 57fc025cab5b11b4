import { fillText, openFormsOf, unansweredOf } from '../../../../engine/core';
import { Blanks, SummaryView, useSummary } from '../../../../engine/react';
import type { WizardSession } from '../../../../engine/session';
import { Badge } from '../../../ui/Badge';
import { useIsNew } from '../versions/news';

interface Props {
  session: WizardSession;
  /** The customer wants to change a section. */
  onEdit: (tab: string, section: string) => void;
}

/** Everything that a session holds, with the way back to each section; first what was left blank or half typed. */
export function Review({ session, onEdit }: Props) {
  const { texts } = session;
  const isNew = useIsNew(session);
  const tabs = useSummary(session);
  const unanswered = unansweredOf(tabs);
  const title = unanswered.length === 1 ? texts.unansweredTitle_one : texts.unansweredTitle_other;
  return (
    <>
      <Blanks
        title={texts.openForms ?? ''}
        blanks={openFormsOf(session)}
        link={texts.openFormsIn ?? ''}
        onGo={onEdit}
      />
      <Blanks
        title={fillText(title ?? '', { n: unanswered.length })}
        blanks={unanswered}
        link={texts.unansweredIn ?? ''}
        tagOf={({ place = '' }) => isNew?.(place) && <Badge tone="info">{texts.versionNew}</Badge>}
        onGo={onEdit}
      />
      <SummaryView tabs={tabs} texts={texts} onEdit={onEdit} />
    </>
  );
}
