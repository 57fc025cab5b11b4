import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallSpan } from './callSpan';

/** What lines of the log name a call by. */
export interface CallNames {
  reqId: string;
  trace: string;
}

/** The call under way, where statements are watched. */
export const underCall = new AsyncLocalStorage<CallNames & { span?: CallSpan }>();

/** A statement that took long. */
export interface SlowStatement extends Partial<CallNames> {
  /** Its text, in which parameters stand for values. */
  statement: string;
  ms: number;
  /** The process of the database that ran it, as its own log and `pg_stat_activity` name it. */
  backend: number | null;
}

/** Hears of statements. */
export interface StatementWatch {
  /** @returns to be called when the statement has ended */
  begin: (statement: string, backend: number | null) => () => void;
}

/** Watches statements. */
export interface Watch extends StatementWatch {
  /** From now on what took long is told. */
  tellTo: (tell: (slow: SlowStatement) => void) => void;
}

/** Letters of a statement that are told. */
const MOST_LETTERS = 500;

/** Watches for statements of more than so many milliseconds. */
export function createWatch(limit: number, now = () => performance.now()): Watch {
  let tell = (_slow: SlowStatement) => {};
  return {
    tellTo(next) {
      tell = next;
    },
    begin(statement, backend) {
      const began = now();
      const call = underCall.getStore();
      return () => {
        const ms = Math.round(now() - began);
        const { reqId, trace } = call ?? {};
        if (ms > limit)
          tell({ ...(reqId && trace && { reqId, trace }), statement: statement.slice(0, MOST_LETTERS), ms, backend });
      };
    },
  };
}

/** Tells the span of the call that a statement belongs to, and one watch more. */
export function watchSpans(other?: StatementWatch): StatementWatch {
  return {
    begin(statement, backend) {
      const ends = [underCall.getStore()?.span?.begin(statement), other?.begin(statement, backend)];
      return () => {
        for (const end of ends) end?.();
      };
    },
  };
}
