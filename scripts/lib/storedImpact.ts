import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS } from '../../contract/blocks';
import type { Code, CompareReport } from '../../engine/analyse/compare/types';
import { compileSchemas, formatProblems } from '../../engine/compile';
import type { SentImpact } from '../../server/admin/definitions/sentImpact';
import type { ImpactFinding, ImpactReport } from '../../server/registration/impact/types';
import { askAdmin } from './askAdmin';
import { type ComparedFolders, compareAt } from './compareFolders';
import { exported, writeSources } from './publication';
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
}

/**
 * The newest published version against a folder, over all registrations of the database of this environment.
 * @param between for files in between
 * @throws Refused with what is missing
 */
export async function storedImpact(
  folder: string,
  between: string,
  tell: (done: number, all: number) => void,
): Promise<Measured> {
  const newest = await exported('newest', between);
  const names = { before: `versão ${newest.newest}`, after: folder };
  const compared = compareAt(writeSources(newest, between), folder, names);
  if ('problem' in compared) throw new Refused(compared.problem);
  const compiled = compileSchemas(folder, { blocks: BLOCKS });
  if ('problems' in compiled) throw new Refused(formatProblems(compiled.problems));
  const [asked, answered] = [join(between, 'asked.json'), join(between, 'answered.json')];
  const sent: SentImpact = { base: newest.newest, content: compiled, findings: impactFindings(compared.report) };
  writeFileSync(asked, JSON.stringify(sent), { mode: 0o600 });
  await askAdmin(['definitions', 'impact', asked, answered], (line) => {
    const [, done, all] = /^(\d+)\/(\d+)$/.exec(line) ?? [];
    if (done !== undefined) tell(Number(done), Number(all));
  });
  return { ...compared, impact: JSON.parse(readFileSync(answered, 'utf8')) };
}
