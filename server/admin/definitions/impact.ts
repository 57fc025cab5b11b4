import { documentsAsked } from '../../blocks/documents/asked';
import { loadDocumentTypes } from '../../blocks/documents/types';
import { PROFILE, profileKnown } from '../../blocks/suitability/history';
import { loadOptionLists } from '../../lists/lists';
import { measureImpact } from '../../registration/impact/measure';
import { countStored, storedBatches } from '../../registration/impact/storedBatches';
import { tryPackage } from '../../storage/definitions/load';
import { newestNumber, readSources } from '../../storage/definitions/published';
import { stepsSince } from '../../storage/definitions/steps';
import { type AdminContext, AdminError } from '../command';
import { assertWhole, readImpact, writeJson } from './files';
import { stepsBack } from './turnBack';

/** Registrations that are in memory at once. */
export const BATCH = 100;

/**
 * Judges every stored registration by the newest version and by the one in a file, and writes what the change does to
 * them into another one. Only reads; prints how far it is as `done/all`.
 */
export async function impact(context: AdminContext, [from = '', to = '']: string[]): Promise<void> {
  const { database, definitions, assets, now, print } = context;
  const { base, content, findings, backTo } = readImpact(from);
  if (to === '') throw new AdminError('Write the path of the report after that of the comparison.');
  assertWhole(to);
  await definitions.refresh(now);
  const newest = (await newestNumber(database)) ?? 0;
  if (newest !== base) throw new AdminError(`Version ${newest} was published meanwhile: compare with that one.`);
  const before = await definitions.at(base);
  if (!before) throw new AdminError(`There is no version ${base}.`);
  const after = await tryPackage(content);
  const steps =
    backTo === undefined
      ? stepsSince((await readSources(database, base))?.migrations ?? {}, content.migrations)
      : await stepsBack(context, { base, backTo });
  const { known: ofDocuments, blocks } = documentsAsked(loadDocumentTypes(assets));
  const known = { [PROFILE]: profileKnown, ...ofDocuments };
  const report = await measureImpact(
    { before, versions: definitions.versions, after, steps, findings },
    {
      count: (loaded) => countStored(database, loaded),
      batches: (loaded) => storedBatches(database, { loaded, known }, BATCH),
    },
    { lists: loadOptionLists(assets), now, blocks, tell: (done, all) => print(`${done}/${all}`) },
  );
  writeJson(to, report);
}
