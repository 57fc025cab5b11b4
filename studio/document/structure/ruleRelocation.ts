import { listAt, objectAt, type Reference, type ReferenceIndex, type TextEdit } from '../../../engine/edit';
import { freeName } from '../add/names';
import { fileAt, objectOf, placeNames, ruleName, tabName } from '../add/places';
import type { Definitions } from '../add/types';
import { insertItem, insertKey, removeValue } from '../edits';
import { namedIn, rewrittenIn } from './renamedIn';

/** A rule of a tab, and the tab of the same wizard that it goes to, behind so many of its rules. */
export interface RuleMove {
  from: { file: string; index: number };
  to: { file: string; behind: number };
}

/**
 * Takes a rule to another tab. What it reads it goes on reading, by the name that another tab has for it; what it acts on
 * must be there: that which is not is told, and so is who names the rule where it was.
 */
export function relocatedRule(
  index: ReferenceIndex,
  definitions: Definitions,
  { from, to }: RuleMove,
): { edits: TextEdit[]; broken: Reference[]; at: { file: string; pointer: string } } {
  const pointer = `/rules/${from.index}`;
  const home = from.file.replace(/\.json$/, '');
  const fields = objectAt(objectAt(objectOf(definitions, to.file).schema).properties);
  const known = new Set([...Object.keys(fields), ...placeNames(definitions, to.file).map((name) => `#${name}`)]);
  const [here, there] = [`$tabs/${tabName(from.file)}/`, `$tabs/${tabName(to.file)}/`];
  const isThere = ({ text }: Reference) => known.has(text.replace(/^\//, '').replace(/^(#?[^/]+)\/.*$/, '$1'));
  const rule = objectAt(
    rewrittenIn(index, { file: from.file, pointer }, (reference) => {
      const { sense, subject, text } = reference;
      if (sense !== 'reads' || subject.kind !== 'field') return undefined;
      if (text.startsWith(there)) return { from: 0, to: there.length, name: '' };
      const isOwn = subject.id.startsWith(`${home}/`) && !text.startsWith('$');
      return isOwn && !isThere(reference) ? { from: 0, to: text.startsWith('/') ? 1 : 0, name: here } : undefined;
    }),
  );
  const own = namedIn(index, { file: from.file, pointer });
  const lost = own.filter((one) => one.sense === 'acts' && LOCAL.includes(one.subject.kind) && !isThere(one));
  const name = ruleName(rule);
  const callers = index
    .of({ kind: 'rule', id: `${home}/${name}` })
    .filter((one) => one.sense !== 'declares' && one.sense !== 'history');
  const rules = listAt(objectOf(definitions, to.file).rules);
  const put = rule.id === undefined ? rule : { ...rule, id: freeName(name, rules.map(ruleName)) };
  const target = fileAt(definitions, to.file);
  const edits = Array.isArray(objectOf(definitions, to.file).rules)
    ? insertItem(target, '/rules', to.behind, put)
    : insertKey(target, '', 'rules', [put], 'uiSchema');
  return {
    edits: [...removeValue(fileAt(definitions, from.file), pointer), ...edits],
    broken: [...lost, ...callers],
    at: { file: to.file, pointer: `/rules/${Math.min(to.behind, rules.length)}` },
  };
}

/** What a rule acts on in its own tab alone. */
const LOCAL = ['field', 'place'];
