import type { GivenNames } from '../names';
import { fields } from './codes/fields';
import { files } from './codes/files';
import { forms } from './codes/forms';
import { proved } from './codes/proved';
import { rules } from './codes/rules';
import { texts } from './codes/texts';
import { unknown } from './codes/unknown';
import { inWords, type Said } from './say';

const table = { ...files, ...unknown, ...texts, ...fields, ...rules, ...forms, ...proved };

/** The code of a problem. */
export type Code = keyof typeof table;

/** What a code means, and what to do about it. */
export interface Meaning {
  means: string;
  fix: string;
}

/** Every problem that a definition can have, in the language of `problems` of the names, for a page of them. */
export function codesIn({ problems }: GivenNames = {}): Record<Code, Meaning> {
  const told = Object.entries<Record<keyof Meaning, Said>>(table).map(([code, { means, fix }]) => {
    return [code, { means: inWords(means, problems), fix: inWords(fix, problems) }] as const;
  });
  return Object.fromEntries(told) as Record<Code, Meaning>;
}

/** The same in Portuguese, for docs/errors.md. */
export const codes: Record<Code, Meaning> = codesIn();
