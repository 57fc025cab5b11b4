import { CONFIRM, type Proof } from '../../contract/callHeaders';
import type { BlockQuestionProps } from '../../engine/block';
import { host } from '../dialogs/dialogStore';

/** How it is asked who is there. */
interface Asking {
  load: () => Promise<(props: BlockQuestionProps) => React.ReactNode>;
  options: BlockQuestionProps['options'];
}

const ASKING: Record<Proof, Asking> = {
  senha: {
    load: async () => (await import('./PasswordQuestion')).PasswordQuestion,
    options: { block: 'password', title: 'Confirme a sua senha' },
  },
  token: {
    load: async () => (await import('../token/TokenQuestion')).TokenQuestion,
    options: { block: 'token', title: 'Confirme com o token' },
  },
};

const isProof = (text: string | null): text is Proof => text !== null && Object.hasOwn(ASKING, text);

/**
 * The same calls, each made again once the customer has typed the password anew, or a token, where the server asks for that.
 * Without it the refusal is the answer.
 */
export const confirmed =
  <Request extends object, Answer>(send: (request: Request) => Promise<Answer>) =>
  async (request: Request): Promise<Answer> => {
    let asked: Proof | undefined;
    const onHeaders = (headers: Headers) => {
      const said = headers.get(CONFIRM);
      asked = isProof(said) ? said : undefined;
    };
    const answer = await send({ ...request, onHeaders });
    if (!asked) return answer;
    const { load, options } = ASKING[asked];
    const isShown = await host.askWith(await load(), options);
    return isShown ? send(request) : answer;
  };
