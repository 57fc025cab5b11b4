import { client } from '../../api/client';
import { logOff as revoke } from '../../api/logOff';
import { settleTyping } from '../leave';
import { dropSession } from '../sessionStore';

/** Ends the session for a new one of the same client: the login opens, and what is typed stays kept for it. */
export async function signInAgain(): Promise<void> {
  await settleTyping().catch(() => false);
  await revoke();
  client.endSession();
  dropSession();
}
