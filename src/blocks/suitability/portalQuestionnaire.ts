import { ANSWER_NAMES } from '../../../contract/answers';
import { isObject, type JsonObject } from '../../../engine/core';
import type { CompiledWizard } from '../../../engine/definition';
import { transport } from '../../api/transport';
import type { User } from '../../api/user';
import { host } from '../../dialogs/dialogStore';
import { openShelter, type Shelter } from '../../session/shelter/shelter';
import { unsavedKey } from '../../session/unsaved';
import type { KeptAnswers } from './keptAnswers';
import { createQuestionnaire, type Questionnaire } from './questionnaire';

/** The questionnaire as the dashboard shows it, in the words of the client's wizard: its answers are saved at once. */
export async function createPortalQuestionnaire(
  user: User,
  { messages = {}, texts = {} }: Pick<CompiledWizard, 'messages' | 'texts'>,
  onSaved: () => void | Promise<void>,
): Promise<Questionnaire> {
  return createQuestionnaire({
    transport,
    host: { ask: (question) => host.ask(question) },
    messages,
    texts,
    answers: ANSWER_NAMES,
    clientType: user.TipoCliente,
    kept: keptIn(await openShelter(), unsavedKey(user, 'questionario')),
    save: 'now',
    onSaved,
  });
}

/** The answers of this client on this device, which a logoff empties. */
function keptIn(storage: Shelter, key: string): KeptAnswers {
  return {
    read() {
      const kept: unknown = JSON.parse(storage.read(key) ?? 'null');
      return isObject(kept) ? (kept as JsonObject) : undefined;
    },
    write(kept) {
      if (kept) storage.write(key, JSON.stringify(kept));
      else storage.remove(key);
    },
  };
}
