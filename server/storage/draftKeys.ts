import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './configError';
import { given, type Variables } from './variables';

/** A key that drafts are sealed under. */
export interface DraftKey {
  /** Stands with what was sealed. */
  id: string;
  /** 32 bytes. */
  secret: Buffer;
}

/** `2026-11:` and the standard base64 of 32 bytes (RFC 4648, section 4). */
const KEY = /^([\w-]{1,32}):([A-Za-z0-9+/]{43}=)$/;

/** The file of the key that a demo makes for itself. */
const FILE = 'draft.keys';

/**
 * The keys of a variable, the one for writing first; none when it is not set.
 * @throws ConfigError that repeats no key
 */
export function readDraftKeys(env: Variables, name: string): DraftKey[] {
  const text = given(env, name);
  return text === undefined ? [] : parseKeys(text, name);
}

/** The keys of a demo without any: one that it makes at its first start and keeps in the data folder, for its user alone. */
export function keptDraftKeys(dataDir: string): DraftKey[] {
  const file = join(dataDir, FILE);
  try {
    writeFileSync(file, `demo:${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return parseKeys(readFileSync(file, 'utf8').trim(), file);
}

function parseKeys(text: string, source: string): DraftKey[] {
  const keys = text.split(',').map((entry, index) => {
    const [, id, secret] = KEY.exec(entry.trim()) ?? [];
    if (id === undefined || secret === undefined) {
      throw new ConfigError(
        `${source} must list keys as id:key, separated by commas, each key the base64 of 32 bytes, but entry ${index + 1} is none.`,
      );
    }
    return { id, secret: Buffer.from(secret, 'base64') };
  });
  const twice = keys.find(({ id }, index) => keys.findIndex((other) => other.id === id) < index);
  if (twice) throw new ConfigError(`${source} has two keys with the id "${twice.id}".`);
  return keys;
}
