/** Something told about a definition, in no language yet: a Portuguese sentence with gaps, and what stands in them. */
export interface Said {
  /** `O campo "{1}" não existe {2}.` */
  readonly sentence: string;
  /** What stands in `{1}`, `{2}` ...: names and values as they are, and what is told in its turn. */
  readonly gaps: readonly (Words | undefined)[];
}

/** A name or value, the same in every language, or something told. */
export type Words = string | number | Said;

/** Sentences of another language by the Portuguese ones, with the same gaps in any order. */
export type Sentences = Readonly<Record<string, string>>;

/** The sentence of each place that tells something: made once, as places are asked for their words all the time. */
const sentences = new WeakMap<TemplateStringsArray, string>();

/** The tag of everything told: say`O campo "${name}" não existe ${where}.` Keys and values of definitions are no words. */
export function say(pieces: TemplateStringsArray, ...gaps: (Words | undefined)[]): Said {
  let sentence = sentences.get(pieces);
  if (sentence === undefined) {
    sentence = pieces.reduce((before, piece, at) => `${before}{${at}}${piece}`);
    sentences.set(pieces, sentence);
  }
  return { sentence, gaps };
}

/** A sentence of `engine/core`, which tells it in Portuguese. */
export const sentence = (text: string): Said => ({ sentence: text, gaps: [] });

/** A text in the language of some sentences; in Portuguese where they have none for it. */
export function inWords(words: Words, sentences: Sentences = {}): string {
  if (typeof words !== 'object') return String(words);
  const text = Object.hasOwn(sentences, words.sentence) ? (sentences[words.sentence] as string) : words.sentence;
  return text.replace(/\{(\d+)\}/g, (_, gap) => inWords(words.gaps[Number(gap) - 1] ?? '', sentences));
}

/** Several names or told things, one after the other. */
export function chain(words: readonly Words[], between: Words): Words {
  const [first = '', ...rest] = words;
  return rest.reduce((before, next) => say`${before}${between}${next}`, first);
}
