import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { BLOCKS } from '../../contract/blocks';
import { type CompareInput, type CompareReport, compareSchemas, type Version } from '../../engine/analyse';
import { formats } from '../../engine/brazil';
import { withExamples } from '../../engine/catalog';
import { formatProblems, type LoadedSchemas, loadEarlier, loadSchemas } from '../../engine/compile';
import { todayIn } from '../../engine/core';

/** Blocks by which customers sign: the questions beside them are answered under their signature. */
const SIGNING = Object.keys(BLOCKS).filter((name) => BLOCKS[name]?.isSigned);

/** A comparison of two folders, files by their path in them, and what each of the folders is called. */
export interface ComparedFolders {
  report: CompareReport;
  names: Record<Version, string>;
}

/**
 * Compares two folders of definitions; the first may be a revision of git, whose folder of the second's name is taken.
 * `problem` when one of them does not load.
 * @param steps where the second one does not declare those that data take to it
 */
export function compareFolders(
  before: string,
  after: string,
  steps?: CompareInput['steps'],
): Promise<ComparedFolders | { problem: string }> {
  return withFolder(before, after, async (folder, name) => compareAt(folder, after, { before: name, after }, steps));
}

/** Works with a folder of definitions, or with that of a revision of git, which is there until the work is done. */
export async function withFolder<T>(
  before: string,
  after: string,
  work: (folder: string, name: string) => Promise<T>,
): Promise<T | { problem: string }> {
  if (existsSync(before)) return work(before, before);
  const folder = mkdtempSync(join(tmpdir(), 'ficha-before-'));
  try {
    const problem = extract(before, after, folder);
    if (problem !== undefined) return { problem };
    return await work(folder, `${before}:${after}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Compares two folders of definitions that are there. */
export function compareAt(
  before: string,
  after: string,
  names: ComparedFolders['names'],
  steps?: CompareInput['steps'],
): ComparedFolders | { problem: string } {
  const [was, is] = [loaded(before, names.before, loadEarlier), loaded(after, names.after, loadSchemas)];
  if (typeof was === 'string') return { problem: was };
  if (typeof is === 'string') return { problem: is };
  const today = todayIn('America/Sao_Paulo', new Date());
  const report = compareSchemas(was, is, {
    formats: withExamples(formats),
    today,
    signing: SIGNING,
    ...(steps && { steps }),
  });
  const findings = report.findings.map((finding) => {
    return { ...finding, file: relative(finding.version === 'before' ? before : after, finding.file) };
  });
  return { report: { ...report, findings }, names };
}

function loaded(folder: string, name: string, load: typeof loadSchemas): LoadedSchemas | string {
  const { schemas, problems } = load(folder, { blocks: BLOCKS });
  return schemas ?? `As definições de "${name}" têm problemas:\n${formatProblems(problems)}`;
}

/** Writes a folder as it stood in a revision; gives back what went wrong. */
function extract(revision: string, path: string, to: string): string | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const listed = git('ls-tree', '-r', '--name-only', revision, '--', path);
  const files = listed.stdout?.split('\n').filter((name) => name.endsWith('.json')) ?? [];
  if (listed.status !== 0) return `"${revision}" não é uma pasta nem uma revisão do git.`;
  if (files.length === 0) return `A revisão "${revision}" não tem a pasta "${path}".`;
  for (const file of files) {
    const { stdout } = git('show', `${revision}:${file}`);
    const target = join(to, relative(path, file));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, stdout);
  }
  return undefined;
}
