import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GivenNames } from '../../engine/compile';
import { Refused } from './refused';
import { ROOT } from './root.mjs';

/** The languages in which commands tell what is wrong with definitions. */
export type Language = 'pt-BR' | 'en';

const LANGUAGES: readonly Language[] = ['pt-BR', 'en'];

/** `--language`, an option of `parseArgs`. */
export const languageOption = { type: 'string', default: 'pt-BR' } as const;

/** The language that an option names. @throws Refused when there is none of this name */
export function languageOf(name: string): Language {
  const language = LANGUAGES.find((each) => each === name);
  if (language) return language;
  throw new Refused(`Não há a língua "${name}". As línguas são ${LANGUAGES.join(' e ')}.`);
}

/** What the check of definitions is given for a language. */
export function problemsIn(language: Language): Pick<GivenNames, 'problems'> {
  if (language === 'pt-BR') return {};
  return { problems: JSON.parse(readFileSync(join(ROOT, `engine/texts/problems.${language}.json`), 'utf8')) };
}
