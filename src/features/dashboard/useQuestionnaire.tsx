import { type ReactNode, useState } from 'react';
import type { WizardEntry } from '../../../engine/definition';
import { isQuestionnaireFresh } from '../../api/isQuestionnaireFresh';
import { loadUser } from '../../api/loadUser';
import { loadWizardModule } from '../../api/loadWizards';
import type { User } from '../../api/user';
import type { Questionnaire } from '../../blocks/suitability/questionnaire';
import { host } from '../../dialogs/dialogStore';
import { onProfileSaved } from '../../session/onProfileSaved';
import { rememberUser, useSession } from '../../session/sessionStore';

/** The questionnaire of the investor profile, outside of a wizard. */
export interface DashboardQuestionnaire {
  /** Counts the times that it was saved. */
  version: number;
  open: () => Promise<void>;
  /** Opens it unless it was answered since the registration expired, or the type of client has no questions. */
  openIfNeeded: () => Promise<void>;
  /** The modal, while it is open. */
  modal: ReactNode;
}

/** Its script comes when it is first opened. */
export function useQuestionnaire(user: User, entry: WizardEntry | undefined): DashboardQuestionnaire {
  const [version, setVersion] = useState(0);
  const [modal, setModal] = useState<ReactNode>();
  const begin = async (isSure: boolean) => {
    try {
      const [module, { createPortalQuestionnaire }, { QuestionnaireModal }] = await Promise.all([
        entry && loadWizardModule(entry),
        import('../../blocks/suitability/portalQuestionnaire'),
        import('../../blocks/suitability/QuestionnaireModal'),
      ]);
      const onSaved = async () => {
        await onProfileSaved();
        setVersion((count) => count + 1);
        if (useSession.getState().user) await loadUser().then(rememberUser, () => undefined);
      };
      const questionnaire: Questionnaire = await createPortalQuestionnaire(
        user,
        module?.wizard ?? { messages: {} },
        onSaved,
      );
      const loading = questionnaire.load();
      if (!isSure) {
        await loading;
        if (questionnaire.getState().questions?.length === 0) return;
      }
      questionnaire.open();
      setModal(<QuestionnaireModal questionnaire={questionnaire} />);
    } catch {
      const text = 'O questionário não carregou. Tente novamente.';
      void host.ask({ kind: 'error', title: 'Oops...', text });
    }
  };
  const openIfNeeded = async () => {
    if (!(await isQuestionnaireFresh())) await begin(false);
  };
  return { version, open: () => begin(true), openIfNeeded, modal };
}
