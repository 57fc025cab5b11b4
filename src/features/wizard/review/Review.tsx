import type { WizardSession } from '../../../../engine/core/session/types';
import { SummaryView } from '../../../../engine/react/summary/SummaryView';
import { useSummary } from '../../../../engine/react/summary/useSummary';

interface Props {
  session: WizardSession;
  /** The customer wants to change a section. */
  onEdit: (tab: string, section: string) => void;
}

/** Everything that a session holds, with the way back to each section. */
export function Review({ session, onEdit }: Props) {
  return <SummaryView tabs={useSummary(session)} texts={session.texts} onEdit={onEdit} />;
}
