import type { CompareReport } from '../compare/types';
import type { Additions } from './additions';
import type { NameFile } from './text';
import { sentenceOf } from './words';

/**
 * The report for programs: findings as they are, files by name, with the sentence for analysts as `sentence`; what
 * is added as `impact`, of each finding and of all.
 */
export function toJson({ findings, isCompatible }: CompareReport, name: NameFile, added?: Additions): string {
  const named = findings.map((finding) => {
    const impact = added?.findings[finding.id]?.data;
    return { ...finding, file: name(finding), sentence: sentenceOf(finding), ...(impact !== undefined && { impact }) };
  });
  const leftOut = added?.leftOut === undefined ? {} : { leftOut: added.leftOut };
  return JSON.stringify({ isCompatible, findings: named, ...(added && { impact: added.data }), ...leftOut }, null, 2);
}
