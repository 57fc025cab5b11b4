import { newestNumber, readFiles, readSources } from '../../storage/definitions/published';
import { type AdminContext, AdminError } from '../command';
import { assertWhole, writeJson } from './files';
import { numberOf } from './show';
import { turnBack } from './turnBack';

/**
 * Writes a version into a file, with the number of the newest one: what a comparison starts from, and the steps that go
 * back to it.
 */
export async function exportVersion(context: AdminContext, [word = '', file = '']: string[]): Promise<void> {
  const { database } = context;
  const newest = (await newestNumber(database)) ?? 0;
  const number = word === 'newest' ? newest : numberOf(word);
  assertWhole(file);
  const [files, sources] = [await readFiles(database, number), await readSources(database, number)];
  if (!files || !sources) throw new AdminError(`There is no version ${number}.`);
  const { steps, cannot } = await turnBack(context, { base: newest, backTo: number });
  const back = Object.keys(cannot).length === 0 ? steps : undefined;
  writeJson(file, { newest, number, content: { ...files, ...sources }, ...(back && { back }) });
}
