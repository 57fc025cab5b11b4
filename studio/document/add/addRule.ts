import { keyToBe, namesActedOn } from '../../../engine/catalog';
import { type Json, toPointer } from '../../../engine/core';
import type { RuleDefinition } from '../../../engine/definition';
import { listAt, objectAt } from '../../../engine/edit';
import { editsInTurn } from '../difference';
import { insertItem, insertKey } from '../edits';
import { freeName, slug } from './names';
import { fileAt, objectOf } from './places';
import type { Added, Definitions } from './types';

/** A rule of a tab, or of a list of it, about a field; `rule` is all it says, else it says nothing new of the field yet. */
export interface NewRule {
  file: string;
  list?: string;
  /** The rule that it stands behind; without one the last that acts on the field, or the last of all. */
  after?: number;
  field: string;
  title: string;
  rule?: Omit<RuleDefinition, 'id'>;
}

/**
 * A new rule. Until it is told more, it requires a field while it is filled: that changes nothing for a customer, and is a
 * sentence to go on from.
 */
export function addRule(definitions: Definitions, { file, list, after, field, title, rule }: NewRule): Added {
  const holder = list === undefined ? '' : toPointer(['collections', list]);
  const tab = objectOf(definitions, file);
  const around = list === undefined ? tab : objectAt(objectAt(tab.collections)[list]);
  const rules = listAt(around.rules);
  const id = freeName(
    slug(title),
    rules.map((each) => String(objectAt(each).id)),
  );
  const said = { id, ...(rule ?? { when: { [field]: true }, [keyToBe('requires')]: [field] }) } as unknown as Json;
  const like = rules.findLastIndex((each) => namesActedOn(objectAt(each)).includes(field));
  const index = (after ?? (like < 0 ? rules.length - 1 : like)) + 1;
  const step = (text: string) =>
    Array.isArray(around.rules)
      ? insertItem({ file, text }, `${holder}/rules`, index, said)
      : insertKey({ file, text }, holder, 'rules', [said], list === undefined ? 'uiSchema' : undefined);
  return {
    name: `Regra ${id}`,
    edits: editsInTurn(fileAt(definitions, file), [step]),
    at: { file, pointer: `${holder}/rules/${index}` },
  };
}
