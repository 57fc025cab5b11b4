import { toPointer } from '../../../core/pointer';
import type { WizardModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import type { Source } from '../../problems/source';
import { suggestion, together } from '../../problems/words';
import { optionalTexts, textNames } from '../../screenTexts';

/** Screen texts of a file that nothing reads. */
export function unknownTexts(source: Source, texts: Record<string, string> | undefined): Problem[] {
  const known: readonly string[] = textNames;
  return Object.keys(texts ?? {})
    .filter((name) => !known.includes(name))
    .map((name) => {
      const message = say`O texto "${name}" não existe: nenhuma tela o lê. ${suggestion(name, known)}`;
      return problemAt(source, 'DEF_UNKNOWN_TEXT', { pointer: toPointer(['texts', name]), at: 'key' }, message);
    });
}

/** Screen texts that neither a wizard nor shared.json has, reported where all wizards would find them. */
export function missingTexts({ source, definition, schemas }: WizardModel): Problem[] {
  const { shared, sharedSource = source } = schemas;
  const given = { ...shared.texts, ...definition.texts };
  const missing = textNames.filter((name) => !optionalTexts.includes(name) && !(name in given));
  if (missing.length === 0) return [];
  const message = say`Falta em "texts": ${together(missing)}.`;
  return [problemAt(sharedSource, 'DEF_MISSING_TEXT', { pointer: '/texts', at: 'key' }, message)];
}
