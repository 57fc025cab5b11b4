import type { Client, QueryConfig } from 'pg';
import { hashOfText } from './hash';
import type { StatementWatch } from './slowStatements';

/** Statements that a connection keeps prepared: those of the product are fewer, but for lists of varying length. */
const MOST = 300;
/** How often a text must have come before it is worth a name. */
const OFTEN = 3;

/**
 * Names the statements that come often, so that a connection parses and plans each of them once: `undefined` for what is
 * rare, and for everything once there are 300 names.
 */
export function createNames(): (text: string) => string | undefined {
  const seen = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST) return known;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < OFTEN) {
      // Texts that never come again are forgotten together.
      if (seen.size >= 10 * MOST) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    const name = hashOfText(text).slice(0, 32);
    names.set(text, name);
    return name;
  };
}

/**
 * A kind of connection that prepares on the server what comes often. It needs a connection of its own to the database
 * for as long as it lasts: a proxy between must keep prepared statements, as PgBouncer does from 1.21.
 * @param watch hears of each statement; its text stays as it is, for it is what a statement is prepared under
 */
export function preparing(Base: typeof Client, watch?: StatementWatch): typeof Client {
  const nameOf = createNames();
  const named = <Config>(config: Config, values: unknown): Config => {
    const isStatement = typeof config === 'object' && config !== null && 'text' in config && !('submit' in config);
    if (!isStatement || !Array.isArray(values)) return config;
    // Never under a name of somebody else's: PostgreSQL cuts what is longer than 63 characters, and takes two for one.
    return { ...config, name: nameOf((config as QueryConfig).text) };
  };
  return class Preparing extends Base {
    // biome-ignore lint/suspicious/noExplicitAny: the driver declares a dozen forms of one method.
    override query(config: any, values?: any, callback?: any): any {
      const statement = typeof config === 'string' ? config : config?.text;
      if (!watch || typeof statement !== 'string') return super.query(named(config, values), values, callback);
      const end = watch.begin(statement, (this as unknown as { processID: number | null }).processID);
      const heard = (hear: unknown) =>
        typeof hear === 'function'
          ? (...answer: unknown[]) => {
              end();
              return hear(...answer);
            }
          : hear;
      const ask = super.query.bind(this) as (...asked: unknown[]) => unknown;
      const answer = ask(named(config, values), heard(values), heard(callback));
      if (answer instanceof Promise) answer.then(end, end);
      return answer;
    }
  } as typeof Client;
}
