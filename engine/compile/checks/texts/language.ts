import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import type { Source } from '../../problems/source';

/** Languages by which the screen writes days and names countries: one that is no tag would stop it there. */
export function unknownLanguages(
  source: Source,
  { language, texts }: { language?: string; texts?: Record<string, string> },
): Problem[] {
  const given = [
    { tag: language, pointer: '/language' },
    { tag: texts?.language, pointer: '/texts/language' },
  ];
  return given
    .filter(({ tag }) => tag !== undefined && !isLanguage(tag))
    .map(({ tag, pointer }) => {
      const message = say`O idioma "${tag}" não existe. Esperado: um como "pt-BR", "en" ou "es-AR".`;
      return problemAt(source, 'DEF_UNKNOWN_LANGUAGE', { pointer }, message);
    });
}

const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A tag by which days can be written; every language of two letters has a name, of those of three not all have one everywhere. */
function isLanguage(tag: string): boolean {
  try {
    const { locale } = new Intl.DateTimeFormat(tag).resolvedOptions();
    const { language } = new Intl.Locale(tag);
    return locale !== '' && (language.length > 2 || names.of(language) !== undefined);
  } catch {
    return false;
  }
}
