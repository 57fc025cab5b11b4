import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyEdits, modify } from 'jsonc-parser';
import { compareSchemas } from '../../../../engine/analyse/compare/compare';
import type { CompareInput, CompareReport } from '../../../../engine/analyse/compare/types';
import { formatProblems, type LoadedSchemas, loadSchemas } from '../../../../engine/compile';
import { formats } from '../../../../engine/core/formats/br/table';
import { withExamples } from '../../../../engine/core/formats/br/withExamples';
import type { Json } from '../../../../engine/core/json';
import { parsePointer } from '../../../../engine/core/pointer';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { clean, names } from '../../compile/plant';

/** The folder that versions are made of; what its screens say is that of the clean definitions. */
export const base = fileURLToPath(new URL('./base', import.meta.url));
export const pairs = fileURLToPath(new URL('./pairs', import.meta.url));

/** One edit: a value put at a pointer of a file (`-` at the end of a list), moved there, or taken off. */
export interface Edit {
  file: string;
  at: string;
  put?: Json;
  /** The pointer, or file and pointer, that the value comes from: `seguro/titular.json#/schema/properties/Email`. */
  from?: string;
}

/** A change of an analyst: edits of the base, or what the folder before has otherwise as well. */
export interface Change {
  before?: Edit[];
  after: Edit[];
}

/** The day on which ages are counted in these tests. */
export const today = '2026-11-22';

/** A new folder: the base with these edits. */
export function versionOf(edits: readonly Edit[]): string {
  const dir = temporaryFolder();
  cpSync(base, dir, { recursive: true });
  cpSync(join(clean, 'shared.json'), join(dir, 'shared.json'));
  for (const edit of edits) applyTo(dir, edit);
  return dir;
}

function applyTo(dir: string, { file, at, put, from }: Edit): void {
  const path = join(dir, file);
  let value = put;
  if (from !== undefined) {
    const [source = '', pointer = ''] = from.includes('#') ? from.split('#') : [file, from];
    value = parsePointer(pointer).reduce<Json>(
      (node, step) => (node as Record<string, Json>)[step] as Json,
      JSON.parse(readFileSync(join(dir, source), 'utf8')),
    );
  }
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    text = '{}';
  }
  const steps = parsePointer(at).map((step) => (/^\d+$/.test(step) ? Number(step) : step === '-' ? -1 : step));
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2 }, isArrayInsertion: at.endsWith('/-') };
  const edited =
    steps.length === 0 ? JSON.stringify(value, null, 2) : applyEdits(text, modify(text, steps, value, options));
  writeFileSync(path, edited);
}

/** A folder without problems. @throws with the problems, when there are some. */
export function loadedVersion(dir: string): LoadedSchemas {
  const { schemas, problems } = loadSchemas(dir, names);
  if (!schemas) throw new Error(formatProblems(problems));
  return schemas;
}

/** What a change does, files by their path in the folder. */
export function compared(before: string, after: string, steps?: CompareInput['steps']): CompareReport {
  const input = { formats: withExamples(formats), today, signing: ['upload'], ...(steps && { steps }) };
  const report = compareSchemas(loadedVersion(before), loadedVersion(after), input);
  const findings = report.findings.map((finding) => {
    return { ...finding, file: relative(finding.version === 'before' ? before : after, finding.file) };
  });
  return { ...report, findings };
}

/** The changes that stand as folders of `pairs`, by name. */
export function changeNames(): string[] {
  return readdirSync(pairs).sort();
}

/** One of them. */
export function changeOf(name: string): Change {
  return JSON.parse(readFileSync(join(pairs, name, 'change.json'), 'utf8')) as Change;
}
