import type { client } from './schema';

/** A registration and its account, as its columns hold them. */
export type Client = typeof client.$inferSelect;
