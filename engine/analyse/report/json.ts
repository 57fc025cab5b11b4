import type { CompareReport } from '../compare/types';
import type { NameFile } from './text';
import { sentenceOf } from './words';

/** The report for programs: findings as they are, files by name, with the sentence for analysts as `sentence`. */
export function toJson({ findings, isCompatible }: CompareReport, name: NameFile): string {
  const named = findings.map((finding) => ({ ...finding, file: name(finding), sentence: sentenceOf(finding) }));
  return JSON.stringify({ isCompatible, findings: named }, null, 2);
}
