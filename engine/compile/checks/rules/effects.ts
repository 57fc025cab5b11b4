import type { RuleDefinition } from '../../../core/definition/types';
import type { TabModel } from '../../model/model';
import { rulesOf } from '../../model/places';
import { type Problem, problemAt } from '../../problems/problem';
import { listed } from '../../problems/words';

type Effect = keyof RuleDefinition;

/** The effects of each kind of rule. */
const effects = {
  state: ['show', 'require', 'lock', 'compute', 'error', 'check'],
  on: ['clear', 'set', 'ask', 'lookup'],
  before: ['ask'],
} satisfies Record<string, Effect[]>;

/** Keys that mean nothing without another one. */
const companions: [key: Effect, needs: Effect[]][] = [
  ['hidden', ['show']],
  ['of', ['check']],
  ['params', ['check']],
  ['check', ['error']],
  ['check', ['of']],
  ['moment', ['error', 'require']],
  ['with', ['lookup']],
  ['fill', ['lookup']],
  ['locks', ['lookup']],
  ['notFound', ['lookup']],
  ['lookup', ['with']],
];

const kinds = { state: 'sem "on" nem "before"', on: 'com "on"', before: 'com "before"' };

/** Rules without an effect, of two kinds at once, or with effects that their kind does not have. */
export function checkEffects(tab: TabModel): Problem[] {
  return rulesOf(tab).flatMap(({ rule, pointer }) => {
    const report = (code: Problem['code'], key: string, message: string) => {
      return problemAt(tab.source, code, { pointer: `${pointer}/${key}`, at: 'key' }, message);
    };
    if (rule.on && rule.before) {
      const message = `A regra "${rule.id}" tem "on" e "before". Esperado: só um deles.`;
      return [report('DEF_ON_AND_BEFORE', 'before', message)];
    }
    const kind = rule.on ? 'on' : rule.before ? 'before' : 'state';
    const all = [...effects.state, ...effects.on];
    const present = all.filter((effect) => rule[effect] !== undefined);
    if (present.length === 0) {
      const expected = `Esperado em uma regra ${kinds[kind]}: ${listed(effects[kind])}.`;
      return [report('DEF_NO_EFFECT', 'id', `A regra "${rule.id}" não faz nada. ${expected}`)];
    }
    const misplaced = present.filter((effect) => !(effects[kind] as Effect[]).includes(effect));
    const lonely = companions.filter(([key, needs]) => rule[key] !== undefined && needs.every((need) => !rule[need]));
    return [
      ...misplaced.map((effect) =>
        report(
          'DEF_WRONG_EFFECT',
          effect,
          `"${effect}" não vale em uma regra ${kinds[kind]}. Esperado: ${listed(effects[kind])}.`,
        ),
      ),
      ...lonely.map(([key, needs]) =>
        report('DEF_WRONG_EFFECT', key, `"${key}" pede também ${listed(needs)} na regra "${rule.id}".`),
      ),
    ];
  });
}
