import * as CALL_MESSAGES from '../../contract/callMessages';

/** Why a session ended without the customer asking for it. */
export type SessionLoss = 'expired' | 'missing';

/** A call that needs a session which is not there (any more). The portal says it once, for all calls. */
export class SessionLost extends Error {
  override readonly name = 'SessionLost';
  readonly status = 401;
  readonly reason: SessionLoss;

  constructor(reason: SessionLoss) {
    super((reason === 'missing' ? CALL_MESSAGES.tokenMissing : CALL_MESSAGES.sessionExpired).title);
    this.reason = reason;
  }
}

/** Whether a failed call needs no message of the page: it was aborted, or the session is gone. */
export function isSilent(error: unknown): boolean {
  return error instanceof SessionLost || (error instanceof DOMException && error.name === 'AbortError');
}
