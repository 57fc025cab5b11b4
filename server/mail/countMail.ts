import { type CountedBy, countAll, countsOf, forgetAll, type Origin } from '../http/attempts';
import type { Services } from '../storage/services';
import type { MailKind } from '../storage/tables/mail';

/** The recipients of e-mails of a kind, and from where they are asked for. */
export interface MailsAsked {
  recipients: string[];
  origin: Origin;
}

const countedBy = (kind: MailKind, recipient: string): CountedBy => ['mail', kind, recipient];

/**
 * Counts an e-mail of this kind against everything in `recipients`. Done before anybody looks whether there is such an
 * account, it refuses too many alike for known and unknown ones.
 * @throws Refusal when they were sent too many
 */
export async function countMail(services: Services, kind: MailKind, asked: MailsAsked): Promise<void> {
  const { database, clock, config } = services;
  await countAll(database, countsFor(services, kind, asked), { window: config.limits.failureWindow, now: clock() });
}

/** Forgets what was counted, for a recipient who has shown that these e-mails are read. */
export function forgetMails(services: Services, kind: MailKind, asked: MailsAsked): Promise<void> {
  const counted = countsFor(services, kind, asked).map(({ of }) => of);
  return forgetAll(services.database, counted);
}

function countsFor({ config }: Services, kind: MailKind, { recipients, origin }: MailsAsked) {
  const { mailsPerRecipient: own, mailsOfRecipient: all } = config.limits;
  return recipients.flatMap((recipient) => countsOf(countedBy(kind, recipient), origin, { own, all }));
}
