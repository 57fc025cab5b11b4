import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { newestNumber, readFiles, readSources } from '../../storage/definitions/published';
import { type AdminContext, AdminError } from '../command';
import { numberOf } from './show';

/** Writes a version into a file, with the number of the newest one: what a comparison starts from. */
export async function exportVersion({ database }: AdminContext, [word = '', file = '']: string[]): Promise<void> {
  const newest = (await newestNumber(database)) ?? 0;
  const number = word === 'newest' ? newest : numberOf(word);
  if (file === '') throw new AdminError('Write the path of the file after the number.');
  const [files, sources] = [await readFiles(database, number), await readSources(database, number)];
  if (!files || !sources) throw new AdminError(`There is no version ${number}.`);
  writeFileSync(resolve(file), JSON.stringify({ newest, number, content: { ...files, ...sources } }), { mode: 0o600 });
}
