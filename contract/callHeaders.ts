/** Of a sign-in on a device that is somebody else's: it is not remembered. */
export const FOREIGN_DEVICE = 'x-aparelho-alheio';

/** Of a call that the page makes by itself: it does not count as a use of the session. */
export const BY_ITSELF = 'x-por-si';

/** Of the refusal of a call that wants to be shown anew who is there: by what. */
export const CONFIRM = 'x-confirmar';

/** The password, or the token of an e-mail where customers have no password. */
export type Proof = 'senha' | 'token';

/** By which a call is known: of the call where who calls names it, of its answer and of each line of the log about it. */
export const REQUEST_ID = 'x-request-id';

/** Of every answer within a session: how much longer it goes on (`sessionRest.ts`). */
export const SESSION_REST = 'x-sessao';
