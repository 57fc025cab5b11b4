import { formats } from '../../engine/brazil';
import type { LoadedDefinition, LoadedSchemas } from '../../engine/compile';
import { type Language, languageOf, type Naming, wizardNaming } from '../../engine/words';
import words from '../../schemas/vocabulary/words/pt-BR.json';

/** What definitions are said with: the language, and the names of a tab. */
export interface Sayings {
  language: Language;
  naming(tab: string): Naming;
}

/** The words for a wizard or a folder of forms. */
export function sayingsOf({ settings }: LoadedSchemas, { tabs }: LoadedDefinition): Sayings {
  return { language: languageOf(words), naming: wizardNaming({ words, tabs, settings, formats }) };
}
