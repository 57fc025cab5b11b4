import type { Effect } from '../../registration/rooms';
import { takesWaiverBack } from '../suitability/waiver';
import { cancelProducts } from './held';

/** Who takes a waiver back holds no product any more: what bore them is gone. */
export const cancelsUnwaived: Effect = async ({ before, data, carried }, { tx, client, now }) => {
  if (takesWaiverBack(before, { carried, data })) await cancelProducts(tx, client, now);
};
