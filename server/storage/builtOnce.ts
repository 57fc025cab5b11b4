import type { Database } from './database';

const built = new WeakMap<Database, Map<string, unknown>>();

/**
 * What is built from a database once and used again: a statement whose text is put together at the first time.
 * @param name tells it from others of the same database; what it is made from must follow from it
 */
export function builtOnce<T>(database: Database, name: string, build: () => T): T {
  const own = built.get(database) ?? new Map<string, unknown>();
  built.set(database, own);
  const found = own.has(name) ? (own.get(name) as T) : build();
  own.set(name, found);
  return found;
}
