/** Words of English sentences that no Portuguese one has. */
const WORDS =
  /\b(?:the|is|was|were|not|and|of|must|should|cannot|have|with|that|which|there|error|failed|unexpected)\b/giu;

/** The English words of a text that people read. */
export const englishIn = (text: string): string[] => [...new Set(text.toLowerCase().match(WORDS) ?? [])];
