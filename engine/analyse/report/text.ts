import type { CompareFinding, CompareReport } from '../compare/types';
import { KINDS } from '../compare/types';
import type { Additions } from './additions';
import { type Group, groupsOf, groupWords } from './groups';
import { kindWords, sentenceOf, suggestionSentence, witnessSentence } from './words';

/** How a report names files: those of each version under the name of its folder or revision. */
export type NameFile = (finding: Pick<CompareFinding, 'file' | 'version'>) => string;

/**
 * The report as lines for a terminal, by kind: place and sentence, below them what shows it, the suggested step and the
 * id by which it is answered. What is compatible needs no answer, and has a line each.
 */
export function toText({ findings }: CompareReport, name: NameFile, added?: Additions): string {
  const closing = added && added.closing.length > 0 ? [added.closing.join('\n')] : [];
  if (findings.length === 0) return ['Nenhuma diferença.', ...closing].join('\n\n');
  const blocks = KINDS.flatMap((kind) => {
    const own = findings.filter((finding) => finding.kind === kind);
    if (own.length === 0) return [];
    const lines = kind === 'compatible' ? groupsOf(own).map((group) => lineOf(group, name)) : [];
    const open = kind === 'compatible' ? [] : own.flatMap((finding) => linesOf(finding, name, added));
    return [[`${kindWords[kind].title} (${own.length})`, ...lines, ...open].join('\n')];
  });
  return [...blocks, summaryOf(findings), ...closing].join('\n\n');
}

function lineOf(group: Group, name: NameFile): string {
  const { first, findings } = group;
  if (findings.length > 1) return `  ${name(first)}  ${first.code}  ${groupWords(group)}.`;
  const wizard = first.wizard === undefined ? '' : `  (${first.wizard})`;
  return `  ${name(first)}:${first.line}:${first.column}  ${first.code}  ${sentenceOf(first)}${wizard}`;
}

function linesOf(finding: CompareFinding, name: NameFile, added?: Additions): string[] {
  const { line, column, code, witness } = finding;
  const more = [witness && witnessSentence(witness), suggestionSentence(finding)].filter((each) => each !== undefined);
  return [
    `  ${name(finding)}:${line}:${column}  ${code}  ${sentenceOf(finding)}`,
    ...more.map((each) => `      ${each}`),
    ...(added?.findings[finding.id]?.lines ?? []).map((each) => `      ${each}`),
    `      ${finding.id}`,
  ];
}

/** `3 diferenças: 1 perde dados, 2 compatíveis.` */
export function summaryOf(findings: readonly CompareFinding[]): string {
  const counts = KINDS.flatMap((kind) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return count === 0 ? [] : [`${count} em "${kindWords[kind].title.toLowerCase()}"`];
  });
  const all = findings.length === 1 ? '1 diferença' : `${findings.length} diferenças`;
  return `${all}: ${counts.join(', ')}.`;
}
