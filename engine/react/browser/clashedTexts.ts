import type { Origin } from '../../core/draft/types';
import type { ClashView } from '../../core/session/clashes';
import { fillText } from '../../core/text';

/** What is said of one of several values. */
export interface ClashedTexts {
  value: string;
  /** Where it comes from: what is saved, or where and when it was typed. */
  from: string;
}

/** The values of a field, or of a row, in words. */
export const clashedTexts = ({ isRow, options }: ClashView, texts: Record<string, string>): ClashedTexts[] =>
  options.map(({ text, origin }) => ({
    value: text || (texts[isRow ? 'clashRemoved' : 'clashEmpty'] ?? ''),
    from: whereTyped(origin, texts),
  }));

function whereTyped({ kind, device, at }: Origin, texts: Record<string, string>): string {
  if (kind === 'saved') return texts.clashSaved ?? '';
  const when = at === undefined ? '' : new Date(at).toLocaleString(document.documentElement.lang || undefined);
  if (device !== undefined) return fillText(texts.draftElsewhere ?? '', { device, when });
  return when ? fillText(texts.draftHere ?? '', { when }) : (texts.draftHereNow ?? '');
}
