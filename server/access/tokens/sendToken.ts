import type { Origin } from '../../http/attempts';
import { countMail } from '../../mail/countMail';
import type { Letter } from '../../mail/letter';
import { queueMail } from '../../mail/queue';
import { kindOfToken, token as tokenLetter } from '../../mail/templates/token';
import type { Services } from '../../storage/services';
import { issueToken, type TokenUse } from './token';

/** A token to be sent, and to whom. */
export interface TokenRequest extends TokenUse {
  clientId?: string;
  to: Letter['to'];
  origin: Origin;
}

/**
 * Makes a token and puts it into an e-mail.
 * @returns HashToken
 * @throws Refusal when the recipient was sent too many
 */
export async function sendToken(services: Services, request: TokenRequest): Promise<string> {
  const { purpose, subject, clientId, to, origin } = request;
  await countMail(services, kindOfToken(purpose), { recipients: [to.email], origin });
  return services.database.transaction(async (tx) => {
    const { digits, reference } = await issueToken(tx, { purpose, subject, clientId, origin }, services.clock());
    await queueMail({ ...services, database: tx }, tokenLetter({ to, purpose, digits }), clientId);
    return reference;
  });
}
