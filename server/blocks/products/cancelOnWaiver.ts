import type { Effect } from '../../registration/rooms';
import { takesWaiverBack } from '../suitability/waiver';
import { cancelProducts } from './held';

/** Who takes a waiver back holds no product any more: what bore them is gone. */
export const cancelsUnwaived: Effect = {
  concerns: ({ before, data, carried }) => takesWaiverBack(before, { carried, data }),
  follow: (_saved, { tx, client, now }) => cancelProducts(tx, client, now),
};
