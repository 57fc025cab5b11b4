import { fillText } from '../../../engine/core';
import type { SectionLine } from '../../api/loadSectionLines';
import { whereTyped } from '../../session/whenTyped';

/** "Não salvo. Em outro aparelho (Chrome no Android), ontem às 22:14", in the words of the registration's forms. */
export function typedText(typed: NonNullable<SectionLine['typed']>, texts: Record<string, string>): string {
  const where = whereTyped({ kind: 'draft', ...typed }, (name, values = {}) => fillText(texts[name] ?? '', values));
  return `Não salvo. ${where}`;
}
