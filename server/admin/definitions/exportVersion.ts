import { newestNumber, readFiles, readSources } from '../../storage/definitions/published';
import { type AdminContext, AdminError } from '../command';
import { assertWhole, writeJson } from './files';
import { numberOf } from './show';

/** Writes a version into a file, with the number of the newest one: what a comparison starts from. */
export async function exportVersion({ database }: AdminContext, [word = '', file = '']: string[]): Promise<void> {
  const newest = (await newestNumber(database)) ?? 0;
  const number = word === 'newest' ? newest : numberOf(word);
  assertWhole(file);
  const [files, sources] = [await readFiles(database, number), await readSources(database, number)];
  if (!files || !sources) throw new AdminError(`There is no version ${number}.`);
  writeJson(file, { newest, number, content: { ...files, ...sources } });
}
