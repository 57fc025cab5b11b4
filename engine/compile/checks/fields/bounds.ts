import type { FieldSchema } from '../../../core/definition/types';
import type { Problem } from '../../problems/problem';
import { say } from '../../problems/say';
import { type FieldContext, report } from './report';

/** Keywords that bound the same thing from below and above, and what a value has of it. */
const pairs = [
  ['minimum', 'maximum', (value: unknown) => (typeof value === 'number' ? value : undefined)],
  ['minLength', 'maxLength', (value: unknown) => (typeof value === 'string' ? [...value].length : undefined)],
  ['minItems', 'maxItems', (value: unknown) => (Array.isArray(value) ? value.length : undefined)],
] as const;

/** Lower bounds above the upper ones: no value could be right. And start values outside of the bounds. */
export function wrongBounds(context: FieldContext, field: FieldSchema, pointer: string): Problem[] {
  return pairs.flatMap(([low, high, sizeOf]) => {
    const [least, most] = [field[low], field[high]];
    if (typeof least === 'number' && typeof most === 'number' && least > most) {
      const message = say`"${low}" é ${least}, acima de "${high}", que é ${most}. Esperado: no máximo ${most}.`;
      return report(context, 'DEF_WRONG_BOUNDS', [`${pointer}/${low}`, `${pointer}/${high}`], message);
    }
    const size = sizeOf(field.default);
    const format = field.format === undefined ? undefined : context.schemas.names.formats[field.format];
    // What the format refuses is told by itself.
    const isRefused = field.default !== undefined && format?.validate(field.default) !== undefined;
    if (size === undefined || isRefused) return [];
    const isLow = typeof least === 'number' && size < least;
    const isHigh = typeof most === 'number' && size > most;
    if (!isLow && !isHigh) return [];
    const bound = isLow ? say`"${low}", que é ${least}` : say`"${high}", que é ${most}`;
    const message = say`O valor inicial não cumpre ${bound}. Esperado: um valor dentro dos limites.`;
    return report(context, 'DEF_WRONG_DEFAULT', `${pointer}/default`, message);
  });
}
