import type { Opened } from '../opened';

/** What the guide promises of an example, asserted of definitions that have it. */
export type Effect = (opened: Opened) => void | Promise<void>;

/** The effects of examples by what they are called in the index. */
export type Effects = Readonly<Record<string, Effect>>;
