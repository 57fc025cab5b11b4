import type { FastifyInstance } from 'fastify';
import { asksForPassword } from '../../../contract/loginModes';
import { clientOf, sessionOf } from '../../http/gate';
import { perAddress } from '../../http/limits';
import { describeCalls } from '../../http/openapi/description';
import { Refusal } from '../../http/refusal';
import { readKnown, toText } from '../../http/requestBody';
import { forgetMails } from '../../mail/countMail';
import { kindOfToken } from '../../mail/templates/token';
import { readEntrySettings } from '../../registration/entry';
import type { Services } from '../../storage/services';
import { countAttempt } from '../attempts';
import { TOKEN_CALLS } from '../described';
import { keepConfirmation } from './confirmation';
import { sendToken } from './sendToken';
import { checkToken, WRONG_TOKEN } from './token';

/**
 * The token that is asked for before an attorney is added or removed, and before what wants to know who is there, where
 * customers sign in by token. A right one lets the session make one such change within some minutes.
 */
export function mountTokens(app: FastifyInstance, services: Services): void {
  describeCalls(app, TOKEN_CALLS);
  const { database, clock, config } = services;
  const limited = { rateLimit: perAddress(config.limits, 'requestsPerMinute') };

  const assertTokensOnly = async () => {
    const { mode } = await readEntrySettings(services);
    if (asksForPassword(mode)) throw new Refusal(400, 'O acesso não usa token.');
  };

  app.post('/cliente/token/enviar', { config: limited }, async (request) => {
    readKnown(request.body ?? {}, []);
    await assertTokensOnly();
    const { id, email, name } = clientOf(request);
    const asked = { subject: id, clientId: id, to: { email, name }, origin: { address: request.ip } };
    return { data: { HashToken: await sendToken(services, { purpose: 'attorney', ...asked }) } };
  });

  app.post('/cliente/token/validar', { config: limited }, async (request) => {
    const read = readKnown(request.body, ['Token', 'HashToken']);
    await assertTokensOnly();
    const { id, type, email } = clientOf(request);
    const given = { digits: toText(read('Token')), reference: toText(read('HashToken')) };
    const origin = { address: request.ip };
    const who = { type, user: `attorney/${id}`, origin };
    const attempt = await countAttempt(database, who, config.limits, clock());
    const onVoided = () => services.tell({ event: 'token.voided', purpose: 'attorney', account: id }, request.log);
    if (!(await checkToken(database, given, { purpose: 'attorney', subject: id, onVoided }, clock()))) {
      throw new Refusal(400, WRONG_TOKEN);
    }
    await keepConfirmation(database, given, { client: id, session: sessionOf(request).id, now: clock() });
    services.tell({ event: 'token.confirmed', account: id }, request.log);
    await attempt.clear();
    await forgetMails(services, kindOfToken('attorney'), { recipients: [email], origin });
    return { data: true };
  });
}
