import type { Message } from './message';

/** A call: `"POST /path"`, or with its time-out and texts. */
export type CallDefinition =
  | string
  | {
      call: string;
      /** Milliseconds. */
      timeout?: number;
      failure?: Message;
      reload?: boolean;
    };
