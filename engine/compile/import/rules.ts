import type { RuleDefinition } from '../../core/definition/types';
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
      variants.map(({ when, pointer }) => ({
        rule: { when: all(when), show: [path.join('/')], hidden: 'clear' as const },
        pointer,
      })),
    ),
    ...needs.map(({ path, when, pointer }) => ({ rule: { when: all(when), require: [path.join('/')] }, pointer })),
  ];
  const rules: Drawn[] = [];
  for (const part of parts) {
    const same = rules.find(({ rule }) => isEqual(rule.when, part.rule.when));
    if (!same) rules.push(structuredClone(part));
    else {
      const { show = [], require = [], hidden } = part.rule;
      if (hidden) same.rule.hidden = hidden;
      if (show.length > 0) same.rule.show = [...new Set([...(same.rule.show ?? []), ...show])];
      if (require.length > 0) same.rule.require = [...new Set([...(same.rule.require ?? []), ...require])];
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

/** `/allOf/0/then/properties/Nome` gives `allOf-0-then`. */
const idOf = (pointer: string) => slug(pointer.replace(/\/(properties|required)\/[^/]+$/, '') || 'esquema');
