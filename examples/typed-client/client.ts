import { createHash, randomUUID } from 'node:crypto';
import type { Calls } from './calls';

type Name = keyof Calls;
type Sent<Call extends Name> = Omit<Calls[Call], 'answer'>;

/** What is asked for, and under which conditions. */
interface Conditions {
  /** The ETag of what was read: over any other version nothing is changed. */
  ifMatch?: string | undefined;
  /** The name of an action that is done once; without it each call has a new one. */
  key?: string;
}

/** A call that was refused; `message` may be shown to the customer. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly body: { descricao?: string },
  ) {
    super(body.descricao ?? `the server answered ${status}`);
  }
}

/** A client of a server at this address, `http://localhost:3000`. */
export function createClient(server: string) {
  let token: string | undefined;

  /** Makes a call. @throws Refused */
  async function call<Call extends Name>(
    name: Call,
    sent: Sent<Call>,
    { ifMatch, key = randomUUID() }: Conditions = {},
  ) {
    const [method = 'GET', template = ''] = name.split(' ');
    const { path = {}, query = {}, body } = sent as { path?: object; query?: object; body?: unknown };
    const filled = template.replace(/\{(\w+)\}/g, (_, member: string) =>
      encodeURIComponent(String((path as Record<string, unknown>)[member])),
    );
    const parameters = new URLSearchParams(Object.entries(query).map(([member, value]) => [member, String(value)]));
    const answer = await fetch(`${server}${filled}${parameters.size > 0 ? `?${parameters}` : ''}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(method !== 'GET' && { 'idempotency-key': key }),
        ...(ifMatch && { 'if-match': ifMatch }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Refused(answer.status, JSON.parse(text));
    const { data } = JSON.parse(text) as { data: Calls[Call]['answer'] };
    // A proxy that compresses makes it weak; If-Match takes it without that mark.
    return { data, etag: answer.headers.get('etag')?.replace(/^W\//, '') };
  }

  return {
    call,
    async signIn(user: string, password: string, type: number) {
      const Senha = createHash('sha256').update(password).digest('hex');
      const { data } = await call('POST /api/login', { body: { Usuario: user, Senha, TipoCliente: type } });
      token = data.BearerToken;
      return data.User;
    },
  };
}
