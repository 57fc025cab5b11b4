import { entriesOf } from '../../../analyse/entries';
import { effectsOf, givenIn, toldKeys } from '../../../core/effects/told';
import type { Species } from '../../../core/effects/types';
import { toPointer } from '../../../core/pointer';
import type { TabModel } from '../../model/model';
import { type RuleEntry, rulesOf } from '../../model/places';
import { fieldsOfTarget } from '../../model/targets';
import { type Problem, problemAt } from '../../problems/problem';
import { type Said, say, sentence, type Words } from '../../problems/say';
import { listed } from '../../problems/words';

const kinds: Record<Species, Said> = {
  state: say`sem "on" nem "before"`,
  event: say`com "on"`,
  gate: say`com "before"`,
};

/** Rules without an effect, of two kinds at once, or with effects that their kind does not have. */
export function checkEffects(tab: TabModel): Problem[] {
  return rulesOf(tab).flatMap((entry) => {
    const { rule, pointer } = entry;
    const report = (code: Problem['code'], key: string, message: Words) => {
      return problemAt(tab.source, code, { pointer: `${pointer}/${key}`, at: 'key' }, message);
    };
    if (rule.on && rule.before) {
      const message = say`A regra "${rule.id}" tem "on" e "before". Esperado: só um deles.`;
      return [report('DEF_ON_AND_BEFORE', 'before', message)];
    }
    const kind = rule.on ? 'event' : rule.before ? 'gate' : 'state';
    const isGiven = (key: string) => givenIn(rule, key) !== undefined;
    const own = effectsOf(kind);
    const present = Object.keys(toldKeys).filter((key) => toldKeys[key]?.isEffect && isGiven(key));
    if (present.length === 0) {
      const expected = say`Esperado em uma regra ${kinds[kind]}: ${listed(own)}.`;
      return [report('DEF_NO_EFFECT', 'id', say`A regra "${rule.id}" não faz nada. ${expected}`)];
    }
    const misplaced = present.filter((effect) => !own.includes(effect));
    const lonely = Object.entries(toldKeys).flatMap(([key, { needs = [] }]) =>
      isGiven(key)
        ? needs.filter((group) => group.every((need) => !givenIn(rule, need))).map((group) => [key, group] as const)
        : [],
    );
    return [
      ...misplaced.map((effect) =>
        report(
          'DEF_WRONG_EFFECT',
          effect,
          say`"${effect}" não vale em uma regra ${kinds[kind]}. Esperado: ${listed(own)}.`,
        ),
      ),
      ...present.flatMap((key) => refused(tab, entry, key)),
      ...lonely.map(([key, needs]) =>
        report('DEF_WRONG_EFFECT', key, say`"${key}" pede também ${listed(needs)} na regra "${rule.id}".`),
      ),
    ];
  });
}

/** Fields that an effect may not act on. */
function refused(tab: TabModel, entry: RuleEntry, key: string): Problem[] {
  const refuses = toldKeys[key]?.refuses;
  const value = givenIn<object>(entry.rule, key);
  if (!refuses || !value) return [];
  const targets = Array.isArray(value)
    ? entriesOf<string>(value)
    : Object.keys(value).map((name) => [name, name] as const);
  return targets.flatMap(([target, step]) =>
    fieldsOfTarget(tab, target, entry).flatMap(({ schema, node }) => {
      const why = refuses(schema);
      const place = {
        pointer: `${entry.pointer}/${key}${toPointer([step])}`,
        at: Array.isArray(value) ? 'value' : 'key',
      } as const;
      if (why === undefined) return [];
      return [
        problemAt(
          tab.source,
          'DEF_WRONG_EFFECT',
          place,
          say`"${key}" não age no campo "${node}", que ${sentence(why)}`,
        ),
      ];
    }),
  );
}
