import { ANSWER_NAMES } from '../../../contract/answers';
import { NO_SERVER_MESSAGE } from '../../api/serverMessage';
import { transport } from '../../api/transport';
import type { User } from '../../api/user';
import { host } from '../../features/dialogs/dialogStore';
import { createQuestionnaire, type Questionnaire } from './questionnaire';

/** The questionnaire outside of a wizard, as the dashboard shows it: its answers are saved at once. */
export function createPortalQuestionnaire(user: User, onSaved: () => void | Promise<void>): Questionnaire {
  return createQuestionnaire({
    transport,
    host: { ask: (question) => host.ask(question) },
    messages: { serverDefault: { title: 'Ação não realizada', text: NO_SERVER_MESSAGE } },
    texts: { closeMessage: 'Entendi' },
    answers: ANSWER_NAMES,
    clientType: user.TipoCliente,
    save: 'now',
    onSaved,
  });
}
