import type { CompareFinding } from '../compare/types';

/** Findings that read as one line: of one code in one file, told by what each is about. */
export interface Group {
  first: CompareFinding;
  findings: CompareFinding[];
}

/** So many of one code in one file have a line each. */
const FEW = 3;

/** Findings in their order, those that are many and alike in one file together. */
export function groupsOf(findings: readonly CompareFinding[]): Group[] {
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const { code, version, file, id } = finding;
    const alike = findings.filter((other) => other.code === code && other.version === version && other.file === file);
    const key = alike.length > FEW ? `${code} ${version} ${file}` : id;
    const known = groups.get(key);
    groups.set(key, { first: known?.first ?? finding, findings: [...(known?.findings ?? []), finding] });
  }
  return [...groups.values()];
}

/** `37 vezes: texts.queueTitle (443), texts.queueLead (444)`. */
export function groupWords({ findings }: Group): string {
  const places = findings.map(({ params, line }) => `${params.where} (${line})`);
  return `${findings.length} vezes: ${[...new Set(places)].join(', ')}`;
}
