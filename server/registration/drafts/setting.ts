import { eq, sql } from 'drizzle-orm';
import { resolveSettings } from '../../../engine/definition';
import type { Database } from '../../storage/database';
import type { Definitions } from '../../storage/definitions/types';
import { setting } from '../../storage/schema';

const NAME = 'rascunhos';

/** The query of what is set of it; null where its default holds. */
export const draftSetting = sql<
  string | null
>`(select ${setting.value} from ${setting} where ${eq(setting.name, NAME)})`;

/** As `draftSetting`, by a statement of its own. */
export async function readDraftSetting(database: Database): Promise<string | null> {
  const [found] = await database.select({ value: setting.value }).from(setting).where(eq(setting.name, NAME));
  return found?.value ?? null;
}

const last = new WeakMap<Database, string | null>();

/** What was set when it was read last: good for a statement that writes only while it is so. */
export const lastDraftSetting = (database: Database): string | null => last.get(database) ?? null;

export function rememberDraftSetting(database: Database, value: string | null): void {
  last.set(database, value);
}

/** Whether the institution has drafts on the server. */
export function areDraftsOn({ settings }: Definitions, value: string | null): boolean {
  const definition = settings[NAME];
  if (!definition) return true;
  const entries = value === null ? [] : [{ key: definition.key, value }];
  return resolveSettings({ [NAME]: definition }, entries)[NAME] === true;
}
