import { randomUUID } from 'node:crypto';
import { hashInBrowser } from '../../../server/access/password';
import { PASSWORD } from '../../server/testServer';
import type { Answer, Call, Caller } from './caller';

/** Somebody who is in the database before a run. */
export interface Person {
  document: string;
  email: string;
}

/** A person who signs in whenever the session has ended. */
export interface Customer extends Person {
  /** Of a session that is open now. */
  token: () => Promise<string>;
  once: (call: string, options?: Call) => Promise<Answer>;
  untilAnswered: (call: string, options?: Call) => Promise<Answer>;
}

/** A key under which something is done once. */
export const newKey = () => randomUUID();

export const credentialsOf = ({ email }: Person, password = PASSWORD) => ({
  Usuario: email,
  Senha: hashInBrowser(password),
  TipoCliente: 1,
  Apelido: '',
});

/** @param caller notes each answer that this customer should not get */
export function createCustomer(person: Person, caller: Caller): Customer {
  let token: string | undefined;
  const signIn = async () => {
    const { status, body } = await caller.untilAnswered('POST /login', { body: credentialsOf(person) });
    const { BearerToken } = (body.data ?? {}) as { BearerToken?: string };
    if (status !== 200 || !BearerToken) throw new Error(`POST /login: ${status} ${JSON.stringify(body)}`);
    token = BearerToken;
  };
  const signedIn =
    (make: Caller['once']) =>
    async (call: string, options: Call = {}): Promise<Answer> => {
      // Twice: the clock may be set between the two.
      for (let left = 3; ; left -= 1) {
        if (!token) await signIn();
        const answer = await make(call, { ...options, token });
        if (answer.status !== 401 || left === 0) return answer;
        token = undefined;
      }
    };
  const opened = async () => {
    await untilAnswered('GET /cliente/usuario');
    return token as string;
  };
  const untilAnswered = signedIn(caller.untilAnswered);
  return { ...person, token: opened, once: signedIn(caller.once), untilAnswered };
}
