import { countAll, forgetAll } from '../http/attempts';
import type { Services } from '../storage/services';
import type { MailKind } from '../storage/tables/mail';

const countedBy = (kind: MailKind) => (recipient: string) => ['mail', kind, recipient];

/**
 * Counts an e-mail of this kind against everything in `recipients`. Done before anybody looks whether there is such an
 * account, it refuses too many alike for known and unknown ones.
 * @throws Refusal when they were sent too many
 */
export async function countMail(services: Services, kind: MailKind, recipients: string[]): Promise<void> {
  const { database, clock, config } = services;
  const { mailsPerRecipient: max, failureWindow: window } = config.limits;
  const counts = recipients.map(countedBy(kind)).map((of) => ({ of, max }));
  await countAll(database, counts, { window, now: clock() });
}

/** Forgets what was counted, for a recipient who has shown that these e-mails are read. */
export function forgetMails({ database }: Services, kind: MailKind, recipients: string[]): Promise<void> {
  return forgetAll(database, recipients.map(countedBy(kind)));
}
