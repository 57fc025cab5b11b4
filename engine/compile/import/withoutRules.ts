import type { RuleDefinition, TabDefinition } from '../../core/definition/types';
import { givenIn, keyToBe } from '../../core/effects/told';
import { toPointer } from '../../core/pointer';
import type { GivenNames } from '../names';
import type { Problem } from '../problems/problem';
import { inWords, say } from '../problems/say';
import type { NotCarried, Origins } from './types';

const RULE = /^(\/collections\/[^/]+)?\/rules\/\d+/;

/** A rule with its place in the tab, and the place of the fields that it names. */
interface Found {
  rule: RuleDefinition;
  place: string;
  fields: string;
}

/**
 * Takes refused rules out of a tab, and lists them with the fields that they alone showed: these are always there then. The
 * origins are of the rules that stay, and of the fields.
 */
export function withoutRules(
  tab: TabDefinition,
  origins: Origins,
  problems: readonly Problem[],
  { problems: sentences }: GivenNames,
): { notCarried: NotCarried[]; origins: Origins } {
  const reasons = new Map<string, string>();
  for (const { pointer, message } of problems) {
    const place = RULE.exec(pointer)?.[0];
    if (place !== undefined && !reasons.has(place)) reasons.set(place, message);
  }
  const kept = Object.fromEntries(Object.entries(origins).filter(([place]) => !RULE.test(place)));
  const told = new Map<string, string[]>();
  const tell = (pointer: string, reason: string) => told.set(pointer, [...(told.get(pointer) ?? []), reason]);
  for (const { owner, list, fields } of ownersIn(tab)) {
    const all = (owner.rules ?? []).map((rule, index): Found => ({ rule, place: `${list}/rules/${index}`, fields }));
    const staying = all.filter(({ place }) => !reasons.has(place));
    const gone = all.filter(({ place }) => reasons.has(place));
    for (const { place } of gone) tell(origins[place] ?? '', reasons.get(place) ?? '');
    for (const name of onlyIn(gone, staying)) {
      const pointer = origins[fields + placeIn(name)] ?? '';
      tell(pointer, inWords(say`Sem esta regra, o campo "${name}" aparece sempre.`, sentences));
    }
    for (const [index, { place }] of staying.entries()) kept[`${list}/rules/${index}`] = origins[place] ?? '';
    if (staying.length > 0) owner.rules = staying.map(({ rule }) => rule);
    else delete owner.rules;
  }
  const notCarried = [...told].map(
    ([pointer, texts]): NotCarried => ({ file: 'schema', pointer, reason: texts.join(' ') }),
  );
  return { notCarried, origins: kept };
}

/** What has rules: the tab, and the rows of its lists. */
function ownersIn(tab: TabDefinition): { owner: Pick<TabDefinition, 'rules'>; list: string; fields: string }[] {
  const lists = Object.entries(tab.collections ?? {}).map(([name, owner]) => ({
    owner: owner as Pick<TabDefinition, 'rules'>,
    list: `/collections/${name}`,
    fields: `/schema${placeIn(name)}/items`,
  }));
  return [{ owner: tab, list: '', fields: '/schema' }, ...lists];
}

/** The fields that some rules show and no others do. */
function onlyIn(gone: readonly Found[], staying: readonly Found[]): string[] {
  const shownBy = (found: readonly Found[]) => found.flatMap(({ rule }) => givenIn<string[]>(rule, SHOWS) ?? []);
  const left = shownBy(staying);
  return [...new Set(shownBy(gone))].filter((name) => !left.includes(name));
}

/** The key of the rules that show. */
const SHOWS = keyToBe('shows');

const placeIn = (name: string) =>
  name
    .split('/')
    .map((each) => `/properties${toPointer([each])}`)
    .join('');
