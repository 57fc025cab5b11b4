import type { Json } from '../../../core/json';
import { placeAfter } from '../../../core/migration/trace';
import { toPointer } from '../../../core/pointer';
import { fieldAt } from '../../model/dataPlaces';
import { codeAfter, type StepEntry } from '../../model/migrationSteps';
import type { WizardModel } from '../../model/model';
import { type Problem, problemAt } from '../../problems/problem';
import { type Said, say } from '../../problems/say';
import type { Source } from '../../problems/source';
import { mismatch } from '../values/mismatch';

/** Values that steps put into fields of another type or with other options. */
export function wrongValues(wizard: WizardModel, source: Source, steps: readonly StepEntry[]): Problem[] {
  const report = (pointer: string, message: Said | undefined) =>
    message === undefined ? [] : [problemAt(source, 'DEF_WRONG_TYPE', { pointer }, message)];
  return steps.flatMap(({ step, pointer, written, later }) => {
    const schemaOf = (place: string) => fieldAt(wizard, placeAfter(place, later) ?? '')?.schema;
    const wrongValue = (place: string, value: Json) => {
      const [schema, now] = [schemaOf(place), codeAfter<Json>(place, value, later)];
      const own = schema && (schema.items && !Array.isArray(now) ? schema.items : schema);
      // What a later step makes of it is told of there.
      return own && value !== null && now === value ? mismatch(value, own, `"${place}"`) : undefined;
    };
    if ('default' in step) return report(`${pointer}/value`, wrongValue(step.default, step.value));
    if ('codes' in step) {
      return Object.entries(step.map).flatMap(([old, next]) =>
        report(`${pointer}/map${toPointer([old])}`, wrongValue(step.codes, next)),
      );
    }
    if (!('into' in step)) return [];
    return written.flatMap(({ place, pointer: at }) => {
      const type = schemaOf(place)?.type;
      if (type === undefined || type === 'string') return [];
      return report(
        at,
        say`O passo "${step.id}" dá um texto, e "${place}" não é de texto. Esperado: "type": "string".`,
      );
    });
  });
}
