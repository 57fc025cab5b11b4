import type { FieldEntry } from '../../../analyse/fields';
import { isEqual } from '../../../core/json';
import { toPointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { type RuleEntry, rulesOf } from '../../model/places';
import { fieldsOfTarget } from '../../model/targets';
import { type Problem, problemAt } from '../../problems/problem';
import { asWritten } from '../../problems/source';

/** A field that a rule writes, with the place of its name. */
interface Written {
  field: FieldEntry;
  entry: RuleEntry;
  pointer: string;
}

/** Computed fields that get their value in another way too: an equation for the same case, or `set`; told in the tab, where they meet. */
export function checkComputes(tab: TabModel): Problem[] {
  const equations = writtenBy(tab, 'compute');
  const sets = writtenBy(tab, 'set');
  return equations.flatMap(({ field, entry, pointer }, index) => {
    const own = `O campo "${field.node}" é calculado na regra "${entry.rule.id}"`;
    const place = { pointer, at: 'key' } as const;
    const report = (rest: string) => problemAt(asWritten(tab.source), 'DEF_WRITTEN_TWICE', place, `${own} ${rest}`);
    const twin = equations.slice(0, index).find((other) => other.field === field && overlap(other.entry, entry));
    const set = sets.find((other) => other.field === field);
    const expected = 'Esperado: "when" diferentes, ou uma só equação.';
    return [
      ...(twin ? [report(`e, no mesmo caso, na regra "${twin.entry.rule.id}". ${expected}`)] : []),
      ...(set ? [report(`e escrito com "set" na regra "${set.entry.rule.id}". Esperado: um só modo.`)] : []),
    ];
  });
}

function writtenBy(tab: TabModel, key: 'compute' | 'set'): Written[] {
  return rulesOf(tab).flatMap((entry) =>
    Object.keys(entry.rule[key] ?? {}).flatMap((target) =>
      fieldsOfTarget(tab, target, entry).map((field) => {
        return { field, entry, pointer: `${entry.pointer}/${key}${toPointer([target])}` };
      }),
    ),
  );
}

/** Whether two rules certainly apply together: the same condition, or none. */
function overlap({ rule: one }: RuleEntry, { rule: other }: RuleEntry): boolean {
  return one.when === undefined || other.when === undefined || isEqual(one.when, other.when);
}
