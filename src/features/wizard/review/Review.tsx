import { useSummary } from '../../../../engine/react';
import type { WizardSession } from '../../../../engine/session';
import { openFormsOf } from '../../../../engine/state';
import { Badge } from '../../../ui/Badge';
import { useIsNew } from '../versions/news';
import { ReviewBody, type ReviewBodyProps } from './ReviewBody';

interface Props extends Pick<ReviewBodyProps, 'hasFailed' | 'onEdit'> {
  session: WizardSession;
}

/** Everything that a session holds, to be looked over before it is sent. */
export function Review({ session, hasFailed, onEdit }: Props) {
  const { texts, loaded } = session;
  const isNew = useIsNew(session);
  return (
    <ReviewBody
      tabs={useSummary(session)}
      openForms={openFormsOf(session)}
      incomplete={session.view().tabs.flatMap(({ id, complete }) => (complete ? [] : [id]))}
      texts={texts}
      hasFailed={hasFailed}
      isRegistration={loaded.wizard.registration === true}
      tagOf={({ place = '' }) => isNew?.(place) && <Badge tone="info">{texts.versionNew}</Badge>}
      onEdit={onEdit}
    />
  );
}
