import { causesOf } from './unavailable';

/** The client of a call is not there any more: the account was erased while the call was under way. */
export class ClientGone extends Error {
  constructor() {
    super('The client of this call is gone.');
    this.name = 'ClientGone';
  }
}

/** What rows of a client refer to it by. Source: how drizzle-kit names a foreign key. */
const OF_CLIENT = /_client_id_client_id_fk$/;
/** Source: PostgreSQL, appendix A, foreign_key_violation. */
const NO_SUCH_ROW = '23503';

/** Whether a call failed because its client was erased meanwhile: it found none, or a row could not refer to it. */
export function isClientGone(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const { code, constraint = '' } = cause as NodeJS.ErrnoException & { constraint?: string };
    return cause instanceof ClientGone || (code === NO_SUCH_ROW && OF_CLIENT.test(constraint));
  });
}
