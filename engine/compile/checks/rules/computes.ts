import type { FieldEntry } from '../../../analyse/fields';
import { keysActing, keysSaying, namesUnder } from '../../../core/effects/told';
import { isEqual } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { type RuleEntry, rulesOf } from '../../model/places';
import { fieldsOfTarget } from '../../model/targets';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';
import { asWritten } from '../../problems/source';

/** A field that a rule writes, with the place of its name. */
interface Written {
  field: FieldEntry;
  entry: RuleEntry;
  key: string;
  pointer: string;
  at?: 'key';
}

/** Computed fields that get their value in another way too: an equation for the same case, or an event; told in the tab, where they meet. */
export function checkComputes(tab: TabModel): Problem[] {
  const equations = writtenBy(tab, keysActing('computes'));
  // An event may empty what is computed: the equation gives it its value again.
  const sets = writtenBy(
    tab,
    keysActing('writes').filter((key) => keysSaying('operands').includes(key)),
  );
  return equations.flatMap(({ field, entry, pointer, at }, index) => {
    const own = say`O campo "${field.node}" é calculado na regra "${entry.rule.id}"`;
    const place = { pointer, ...(at && { at }) };
    const report = (rest: Words) => problemAt(asWritten(tab.source), 'DEF_WRITTEN_TWICE', place, say`${own} ${rest}`);
    const twin = equations.slice(0, index).find((other) => other.field === field && overlap(other.entry, entry));
    const set = sets.find((other) => other.field === field);
    const expected = say`Esperado: "when" diferentes, ou uma só equação.`;
    return [
      ...(twin ? [report(say`e, no mesmo caso, na regra "${twin.entry.rule.id}". ${expected}`)] : []),
      ...(set ? [report(say`e escrito com "${set.key}" na regra "${set.entry.rule.id}". Esperado: um só modo.`)] : []),
    ];
  });
}

function writtenBy(tab: TabModel, keys: readonly string[]): Written[] {
  return rulesOf(tab).flatMap((entry) =>
    keys.flatMap((key) =>
      namesUnder(entry.rule, key).flatMap(({ name, step, at }) =>
        fieldsOfTarget(tab, name, entry).map((field): Written => {
          const pointer = `${entry.pointer}${toPointer([key, step])}`;
          return { field, entry, key, pointer, ...(at && { at }) };
        }),
      ),
    ),
  );
}

/** Whether two rules certainly apply together: the same condition, or none. */
function overlap({ rule: one }: RuleEntry, { rule: other }: RuleEntry): boolean {
  return one.when === undefined || other.when === undefined || isEqual(one.when, other.when);
}
