import { isObject } from '../../engine/core';
import { unwrapAnswer } from '../../engine/wire';
import { client } from './client';

/**
 * Whether the client has answered the questionnaire since the registration expired. When the server does not tell, no:
 * then it is put.
 */
export async function isQuestionnaireFresh(): Promise<boolean> {
  try {
    const answer = await client.send({ method: 'GET', path: '/suitability', fresh: true, ownTitle: true });
    const data = answer.status === 200 ? unwrapAnswer(answer.body) : undefined;
    return isObject(data) && data.QuestionarioAtualizado === true;
  } catch {
    return false;
  }
}
