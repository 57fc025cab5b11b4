import { lazyBlock } from '../../../blocks/lazyBlock';

/** Comes when it is near: most visits end before the last step. With it comes what ends the sending. */
export const Review = lazyBlock(async () => {
  const [{ Review }] = await Promise.all([import('./Review'), import('./concluded')]);
  return Review;
});
