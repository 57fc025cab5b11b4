import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS } from '../../contract/blocks';
import type { Code, CompareReport } from '../../engine/analyse';
import { compileSchemas, formatProblems } from '../../engine/compile';
import type { SentImpact } from '../../server/admin/definitions/sentImpact';
import type { ImpactFinding, ImpactReport } from '../../server/registration/impact/types';
import type { DefinitionsPackage } from '../../server/storage/definitions/types';
import { askAdmin } from './askAdmin';
import { type ComparedFolders, compareAt } from './compareFolders';
import { judgeableFolder, type LeftOut } from './judgeable';
import { type Exported, exported, writeSources } from './publication';
import { Refused } from './refused';

/** Differences of which what they are about has another place in the later version. */
const MOVED: readonly Code[] = ['fieldRenamed', 'fieldMoved', 'tabRenamed'];

/** The findings of a comparison, as registrations are counted by them. */
export function impactFindings({ findings }: CompareReport): ImpactFinding[] {
  return findings.map(({ id, kind, code, wizard, tab, fields, message, params: { to } }) => ({
    id,
    kind,
    fields,
    message,
    ...(wizard !== undefined && { wizard }),
    ...(tab !== undefined && { tab }),
    ...(to !== undefined && MOVED.includes(code) && { to }),
  }));
}

/** A comparison, and what the change does to registrations. */
export interface Measured extends ComparedFolders {
  impact: ImpactReport;
  /** What could not be judged. */
  leftOut: readonly LeftOut[];
}

/**
 * The newest published version against a folder, or against an older version that is gone back to by its number, over all
 * registrations of the database of this environment.
 * @param between for files in between
 * @param leavesOut what has problems is left out, and the rest judged
 * @throws Refused with what is missing
 */
export async function storedImpact(
  after: string | { backTo: string },
  { between, leavesOut }: { between: string; leavesOut: boolean },
  tell: (done: number, all: number) => void,
): Promise<Measured> {
  const newest = await exported('newest', between);
  const was = writeSources(newest, between);
  const { leftOut, ...judged } =
    typeof after === 'string' && leavesOut
      ? judgeableFolder(was, after, join(between, 'judged'))
      : { folder: after, leftOut: [] };
  const { folder, name, content, ...back } =
    typeof judged.folder === 'string' ? folderAt(judged.folder, String(after)) : await olderAt(judged.folder, between);
  const names = { before: `versão ${newest.newest}`, after: name };
  const compared = compareAt(was, folder, names, back.steps);
  if ('problem' in compared) throw new Refused(compared.problem);
  const [asked, answered] = [join(between, 'asked.json'), join(between, 'answered.json')];
  const sent: SentImpact = {
    base: newest.newest,
    content: content(),
    findings: impactFindings(compared.report),
    ...(back.backTo !== undefined && { backTo: back.backTo }),
  };
  writeFileSync(asked, JSON.stringify(sent), { mode: 0o600 });
  await askAdmin(['definitions', 'impact', asked, answered], (line) => {
    const [, done, all] = /^(\d+)\/(\d+)$/.exec(line) ?? [];
    if (done !== undefined) tell(Number(done), Number(all));
  });
  return { ...compared, impact: JSON.parse(readFileSync(answered, 'utf8')), leftOut };
}

/** What the newest version is compared with. */
interface Later {
  folder: string;
  name: string;
  /** @throws Refused with the problems of it */
  content: () => DefinitionsPackage;
  steps?: Exported['back'];
  backTo?: number;
}

function folderAt(folder: string, name: string): Later {
  const content = () => {
    const compiled = compileSchemas(folder, { blocks: BLOCKS });
    if ('problems' in compiled) throw new Refused(formatProblems(compiled.problems));
    return compiled;
  };
  return { folder, name, content };
}

/** An older version: data go back to it by the steps since, turned round. */
async function olderAt({ backTo }: { backTo: string }, between: string): Promise<Later> {
  const older = await exported(backTo, between);
  const { number, content, back: steps = {} } = older;
  const folder = writeSources(older, between);
  return { folder, name: `versão ${number}`, content: () => content, steps, backTo: number };
}
