import { entriesOf } from '../../../analyse/entries';
import type { FieldEntry } from '../../../analyse/fields';
import { givenIn, keysSaying } from '../../../core/effects/told';
import { isObject, type Json } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { type RuleEntry, rulesOf } from '../../model/places';
import { resolveReference } from '../../model/scope';
import { type Problem, problemAt } from '../../problems/problem';
import { say } from '../../problems/say';
import { validatorOf } from './validatorOf';

/** Sums over what is no number, by the validator or in an equation, and limits of a sum that cross. */
export function checkSums(tab: TabModel): Problem[] {
  return rulesOf(tab).flatMap((entry) => [...sumOfRows(tab, entry), ...sumsOfOperands(tab, entry)]);
}

const isNumber = ({ schema }: FieldEntry) => schema.type === 'number' || schema.type === 'integer';

function notANumber(tab: TabModel, pointer: string, entry: FieldEntry): Problem[] {
  const { type } = entry.schema;
  // A field without a type is reported by itself.
  if (isNumber(entry) || type === undefined) return [];
  const message = say`O campo "${entry.node}" é do tipo "${type}", e não se soma. Esperado: "number" ou "integer".`;
  return [problemAt(tab.source, 'DEF_WRONG_TYPE', { pointer }, message)];
}

function sumOfRows(tab: TabModel, { rule, pointer, scope }: RuleEntry): Problem[] {
  const { field, minimum, maximum } = rule.params ?? {};
  if (!validatorOf(tab.wizard.schemas.names, rule)?.sums) return [];
  const crossed = typeof minimum === 'number' && typeof maximum === 'number' && minimum > maximum;
  const message = say`"minimum" é ${String(minimum)}, acima de "maximum", que é ${String(maximum)}: nenhuma soma serviria.`;
  const lists = entriesOf(rule.of).flatMap(([list, index]) => {
    const { rows, problem } = resolveReference(list, scope);
    if (problem) return [];
    if (rows) {
      const entry = typeof field === 'string' ? rows.get(field) : undefined;
      return entry ? notANumber(tab, `${pointer}/params/field`, entry) : [];
    }
    const text = say`"${list}" não é uma lista com linhas. Esperado em "of" de uma soma: uma lista.`;
    return [problemAt(tab.source, 'DEF_WRONG_TYPE', { pointer: `${pointer}/of/${index}` }, text)];
  });
  const place = { pointer: `${pointer}/params/minimum` };
  return [...lists, ...(crossed ? [problemAt(tab.source, 'DEF_WRONG_BOUNDS', place, message)] : [])];
}

function sumsOfOperands(tab: TabModel, { rule, pointer, scope }: RuleEntry): Problem[] {
  return keysSaying('operands').flatMap((key) =>
    Object.entries(givenIn<Record<string, Json>>(rule, key) ?? {}).flatMap(([target, operand]) => {
      const sum = isObject(operand) ? (operand as { sum?: string[] }).sum : undefined;
      return entriesOf(sum).flatMap(([name, index]) => {
        const { entry } = resolveReference(name, scope);
        return entry ? notANumber(tab, `${pointer}/${key}${toPointer([target])}/sum/${index}`, entry) : [];
      });
    }),
  );
}
