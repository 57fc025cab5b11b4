import type { Condition, Operand } from '../core/definition/types';
import { conditionSyntax } from './condition';
import type { Naming } from './naming';
import { operandSyntax } from './operand';
import { type PartSaid, partSyntax } from './part';
import { type RuleSaid, ruleSyntax } from './rule';
import { reachOf, readWhole, type Syntax } from './syntax';
import type { WordTable } from './table';

/** One kind of sentence: written from what a definition says, and read back to it. */
export interface Sentences<T> {
  /** @throws when there are no words for it, which the vocabulary does not allow. */
  write(value: T, naming: Naming): string;
  /** What a sentence says; `undefined` when it says nothing, or more than one thing. */
  read(sentence: string, naming: Naming): T | undefined;
  /** How many characters of a sentence are understood, from its beginning on. */
  reach(sentence: string, naming: Naming): number;
}

/** What can be said in a language. Conditions come back in their normal form. */
export interface Language {
  words: WordTable;
  condition: Sentences<Condition>;
  operand: Sentences<Operand>;
  rule: Sentences<RuleSaid>;
  part: Sentences<PartSaid>;
}

/** The language of a table of words. Cost: the size of the table; keep it. */
export function languageOf(words: WordTable): Language {
  return {
    words,
    condition: sentences(conditionSyntax(words)),
    operand: sentences(operandSyntax(words)),
    rule: sentences(ruleSyntax(words)),
    part: sentences(partSyntax(words)),
  };
}

function sentences<T>(syntax: Syntax<T>): Sentences<T> {
  return {
    write(value, naming) {
      const text = syntax.write(value, naming);
      if (text === undefined) throw new Error(`No words for ${JSON.stringify(value)}.`);
      return text;
    },
    read: (sentence, naming) => readWhole(syntax, sentence, naming),
    reach: (sentence, naming) => reachOf(syntax, sentence, naming),
  };
}
