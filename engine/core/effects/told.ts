import type { RuleDefinition } from '../definition/rule';
import { isObject, type Json } from '../json';
import { noRules } from '../plan/acting';
import { effects } from './table';
import type { Acts, Puts, Says, Species, Told, ToldKey } from './types';

/** All that the tools are told of the keys of rules, in the order in which a sentence says them. */
export const toldKeys: Told = Object.assign({}, ...Object.values(effects).map(({ told }) => told));

/** The kinds that do something in a form by themselves; the core looks at the rules of the others where it validates or calls. */
export const actingKinds: readonly string[] = /* @__PURE__ */ Object.entries(effects).flatMap(([kind, { acts }]) =>
  acts ? [kind] : [],
);

/** The keys by what they name, in the same order. */
export const keysSaying = (...says: readonly Says[]): string[] =>
  Object.keys(toldKeys).filter((key) => says.includes((toldKeys[key] as ToldKey).says));

/** What names one field, by how the value of a key names fields. */
const NAMING: { [S in Says]?: object } = { targets: ['x'], fields: ['x'], operands: { x: null } };

/** What a key puts at the field that it names, as the core is told by its kind. */
function putsOf(acts: Acts, key: string, { of: [species], says }: ToldKey): Puts[] {
  if (!NAMING[says]) return [];
  const node = noRules();
  const rule = { ...(species === 'event' && { on: ['x'] }), [key]: NAMING[says] } as unknown as RuleDefinition;
  const around = { base: { when: undefined, rule }, plan: { rule, on: [] }, mark: () => {} };
  acts.plan(rule, { ...around, at: () => node, within: () => [{ node, isOwn: true }] });
  return (['shows', 'requires', 'locks', 'computes', 'writes'] as const).filter((puts) => node[puts].length > 0);
}

const puts: Readonly<Record<string, readonly Puts[]>> = Object.fromEntries(
  Object.values(effects).flatMap(({ acts, told }) =>
    Object.entries(told).map(([key, own]) => [key, acts ? putsOf(acts, key, own) : []]),
  ),
);

/** The keys that show, require, lock, compute or write what they name, in the same order. */
export const keysActing = (...wanted: readonly Puts[]): string[] =>
  Object.keys(toldKeys).filter((key) => wanted.some((each) => puts[key]?.includes(each)));

/** The key by which a rule is made that shows, requires, locks, computes or writes: the first of them. */
export const keyToBe = (wanted: Puts): string => keysActing(wanted)[0] as string;

/** The keys of a kind of rule that do something by themselves. */
export const effectsOf = (species: Species): string[] =>
  Object.entries(toldKeys).flatMap(([key, { of, isEffect }]) => (isEffect && of.includes(species) ? [key] : []));

/** The words with which a line about a key begins. */
export function lineOf(key: string, language: string): string {
  const { sentence = key, line } = toldKeys[key]?.words[language] ?? {};
  const text = line ?? sentence.replace('{}', '').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What an explanation says that a rule does by a key: `'exige'`. */
export const deedOf = (key: string, language: string): string =>
  toldKeys[key]?.words[language]?.deed ?? lineOf(key, language).toLowerCase();

/** Two keys that are said as one where they have the same value, and what that is called: `showAndRequire`. */
export const joinedKeys = /* @__PURE__ */ Object.entries(toldKeys).flatMap(([key, { joined }]) =>
  joined ? [{ key, ...joined }] : [],
);

/** What a rule has under a key that names things one by one, or by key. */
export const givenIn = <T>(rule: object, key: string): T | undefined => (rule as Record<string, T | undefined>)[key];

/** A name under a key of a rule, with the step that leads to it, and whether the key of an object is the name. */
export interface NameUnder {
  name: string;
  step: string | number;
  at?: 'key';
}

/** What a rule names under a key, one by one or by key. What is no name, as the holes of a list that was refused in part, is passed over. */
export function namesUnder(rule: object, key: string): NameUnder[] {
  const given = givenIn<unknown>(rule, key);
  if (Array.isArray(given)) return given.flatMap((name, step) => (typeof name === 'string' ? [{ name, step }] : []));
  return isObject(given as Json) ? Object.keys(given as object).map((name) => ({ name, step: name, at: 'key' })) : [];
}

/** The fields, and `#id` of what is on the screen, on which a rule acts, whatever it does there. */
export const namesActedOn = (rule: object): string[] =>
  keysSaying('targets', 'fields', 'operands', 'fill', 'locks')
    .flatMap((key) => namesUnder(rule, key).map(({ name }) => name))
    .concat(keysSaying('error').flatMap((key) => givenIn<{ at?: string }>(rule, key)?.at ?? []));
