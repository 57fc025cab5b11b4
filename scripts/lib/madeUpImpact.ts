import { BLOCKS } from '../../contract/blocks';
import { compileSchemas, formatProblems, loadEarlier } from '../../engine/compile';
import { loadOptionLists } from '../../server/lists/lists';
import { measureImpact } from '../../server/registration/impact/measure';
import { findAssets } from '../../server/storage/assets';
import { loadPackage } from '../../server/storage/definitions/load';
import { stepsSince } from '../../server/storage/definitions/steps';
import { compareAt, withFolder } from './compareFolders';
import { judgeableFolder } from './judgeable';
import { madeUpSource } from './madeUpSource';
import { Refused } from './refused';
import { impactFindings, type Measured } from './storedImpact';

/** How many registrations are made up, and from which seed. */
interface Asked {
  count: number;
  seed: number;
  /** A folder in between, where what has problems is to be left out and the rest judged. */
  leavesOut?: string | undefined;
}

/**
 * A folder, or that of a revision of git, against another one, over registrations that are made up from the first.
 * @throws Refused with what is missing
 */
export async function madeUpImpact(
  { before, after }: { before: string; after: string },
  { count, seed, leavesOut }: Asked,
  tell: (done: number, all: number) => void,
): Promise<Measured> {
  const measured = await withFolder(before, after, async (folder, name): Promise<Measured> => {
    const judged = leavesOut === undefined ? { folder: after, leftOut: [] } : judgeableFolder(folder, after, leavesOut);
    const compared = compareAt(folder, judged.folder, { before: name, after });
    if ('problem' in compared) throw new Refused(compared.problem);
    const { schemas } = loadEarlier(folder, { blocks: BLOCKS });
    if (!schemas) throw new Refused(`"${name}" não tem definições.`);
    const [was, is] = [compileSchemas(folder, { blocks: BLOCKS }), compileSchemas(judged.folder, { blocks: BLOCKS })];
    if ('problems' in was) throw new Refused(formatProblems(was.problems));
    if ('problems' in is) throw new Refused(formatProblems(is.problems));
    const now = new Date();
    const lists = loadOptionLists(findAssets());
    const steps = stepsSince(was.migrations, is.migrations);
    const findings = impactFindings(compared.report);
    const impact = await measureImpact(
      { before: await loadPackage(was), versions: [], after: await loadPackage(is), steps, findings },
      madeUpSource({ schemas, lists, now, count, seed }),
      { lists, now, tell },
    );
    return { ...compared, impact, leftOut: judged.leftOut };
  });
  if ('problem' in measured) throw new Refused(measured.problem);
  return measured;
}
