import type { Carrier } from '../mail/carrier';

/** Leaves e-mails where they are: the outbox shows them. */
export const OUTBOX_CARRIER: Carrier = {
  send: async () => {},
  keepsBodies: true,
  close() {},
};
