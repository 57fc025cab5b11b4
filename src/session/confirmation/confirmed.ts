import { CONFIRM } from '../../../contract/callHeaders';
import { host } from '../../dialogs/dialogStore';

/**
 * The same calls, each made again once the customer has typed the password anew, where the server asks for that. Without
 * it the refusal is the answer.
 */
export const confirmed =
  <Request extends object, Answer>(send: (request: Request) => Promise<Answer>) =>
  async (request: Request): Promise<Answer> => {
    let isAsked = false;
    const onHeaders = (headers: Headers) => {
      isAsked = headers.get(CONFIRM) === 'senha';
    };
    const answer = await send({ ...request, onHeaders });
    if (!isAsked) return answer;
    const { PasswordQuestion } = await import('./PasswordQuestion');
    const isShown = await host.askWith(PasswordQuestion, { block: 'password', title: 'Confirme a sua senha' });
    return isShown ? send(request) : answer;
  };
