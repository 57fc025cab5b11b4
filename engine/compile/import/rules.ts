import type { Condition, RuleDefinition } from '../../core/definition/types';
import { givenIn, keysSaying, keyToBe } from '../../core/effects/told';
import { isEqual } from '../../core/json';
import { all } from './conditions';
import { slug, unique } from './sections';
import type { Drawn, Need, Place } from './types';

/** The rules of a tab or list: what is shown and asked for under the same condition is one. `shown` is not always there. */
export function rulesOf(
  shown: readonly Place[],
  needs: readonly Need[],
  drawn: readonly Drawn[],
): (Drawn & { rule: RuleDefinition })[] {
  const parts: Drawn[] = [
    ...shown.flatMap(({ path, variants }) =>
      variants.map(({ when, pointer }) => ({ rule: ruleThat(SHOWS, path, when), pointer })),
    ),
    ...needs.map(({ path, when, pointer }) => ({ rule: ruleThat(REQUIRES, path, when), pointer })),
  ];
  const rules: Drawn[] = [];
  for (const part of parts) {
    const same = rules.find(({ rule }) => isEqual(rule.when, part.rule.when));
    if (!same) rules.push(structuredClone(part));
    else {
      const named = [SHOWS, REQUIRES].flatMap((key): [string, string[]][] => {
        const names = givenIn<string[]>(part.rule, key);
        return names ? [[key, [...new Set([...(givenIn<string[]>(same.rule, key) ?? []), ...names])]]] : [];
      });
      same.rule = { ...same.rule, ...part.rule, ...Object.fromEntries(named) };
    }
  }
  const ids: string[] = [];
  return [...rules, ...drawn].map(({ rule, pointer }) => {
    const id = unique(idOf(pointer), ids);
    ids.push(id);
    const { when, ...effects } = rule;
    return { rule: { id, ...(when && Object.keys(when).length > 0 && { when }), ...effects }, pointer };
  });
}

/** The keys of the rules that show and require. */
const [SHOWS, REQUIRES] = [keyToBe('shows'), keyToBe('requires')];

/** A rule that does one thing to a field; what it hides, it empties. */
function ruleThat(key: string, path: readonly string[], when: readonly Condition[]): Drawn['rule'] {
  const hiding = key === SHOWS ? keysSaying('hidden').map((own): [string, string] => [own, 'clear']) : [];
  return { when: all(when), [key]: [path.join('/')], ...Object.fromEntries(hiding) } as Drawn['rule'];
}

/** A rule that refuses what stands in a field while some conditions hold, with the text under it. */
export const refusal = (at: string, when: readonly Condition[], inline?: string): Drawn['rule'] => {
  const [key = ''] = keysSaying('error');
  return { when: all(when), [key]: { at, kind: 'invalid', ...(inline && { inline }) } } as Drawn['rule'];
};

/** `/allOf/0/then/properties/Nome` gives `allOf-0-then`. */
const idOf = (pointer: string) => slug(pointer.replace(/\/(properties|required)\/[^/]+$/, '') || 'schema');
