import { type Json, parsePointer, toPointer } from '../../../engine/core';
import type { FieldSchema, FieldUi } from '../../../engine/definition';
import {
  applyEdits,
  listAt,
  type Reference,
  type ReferenceIndex,
  type Subject,
  stepEdits,
  type TextEdit,
} from '../../../engine/edit';
import { addField, addRowField } from '../add/addField';
import type { NewFieldPlace } from '../add/newFieldPlace';
import { tabName } from '../add/places';
import type { Definitions } from '../add/types';
import { followComments } from '../comments/follow';
import { editsBetween } from '../difference';
import { insertItem, insertKey } from '../edits';
import { fieldPointer, objectAt, valueAt } from '../pointers';
import { removalOf } from './removal';

/** A field as it stands in its tab, or in the rows of a list of it. */
export interface FieldAt {
  subject: Subject;
  file: string;
  name: string;
  list?: string;
}

/** What a field takes along to another tab or list, and what still looks for it where it was. */
export interface Relocation {
  edits: TextEdit[];
  /** The places that name it where it is no longer. */
  broken: Reference[];
  at: { file: string; pointer: string };
}

/**
 * Takes a field to another tab, or into or out of the rows of a list: what it is, how it is shown, whether it must be filled.
 * From tab to tab stored data go with it by a step of the migration, where a wizard is named. Rules and messages stay, and
 * are told: another tab has rules of its own.
 */
export function relocated(
  index: ReferenceIndex,
  definitions: Definitions,
  { from, to, wizard }: { from: FieldAt; to: NewFieldPlace; wizard?: string | undefined },
): Relocation {
  const { texts, values } = definitions;
  const { file, name, list, subject } = from;
  const schema = objectAt(values[file], fieldPointer(name, list)) as unknown as FieldSchema;
  const ui = objectAt(
    values[file],
    toPointer(list === undefined ? ['uiSchema', name] : ['uiSchema', list, 'items', name]),
  );
  const isRequired = listAt(valueAt(values[file], `${holderOf(list)}/required`)).includes(name);
  const removal = removalOf(index, texts, subject);
  const without = changed(definitions, removal.edits);
  const field = { name, schema, ui: ui as unknown as FieldUi };
  const added = 'list' in to ? addRowField(without, to, field) : addField(without, to, field);
  const put = changed(without, added.edits);
  const required = isRequired ? requiredIn(put, to, name) : [];
  const moves =
    wizard !== undefined && list === undefined && !('list' in to)
      ? [{ wizard, step: stepOf(`${tabName(file)}/${name}`, `${tabName(to.file)}/${name}`) }]
      : [];
  const place = (of: string | undefined) => (of === undefined ? `/${name}` : `/${of}/0/${name}`);
  const remarks =
    wizard === undefined
      ? []
      : followComments(texts, [wizard], ({ tab, at }) => {
          const isOfIt =
            tab === `${wizard}/${tabName(file)}` && at.replace(/^(\/[^/]+\/)\d+\//, '$10/') === place(list);
          return isOfIt
            ? { tab: `${wizard}/${tabName(to.file)}`, at: place('list' in to ? to.list : undefined) }
            : undefined;
        });
  return {
    edits: [...editsBetween(texts, applyEdits(put.texts, required)), ...stepEdits(index, moves), ...remarks],
    broken: removal.broken,
    at: added.at,
  };
}

const holderOf = (list: string | undefined): string =>
  toPointer(list === undefined ? ['schema'] : ['schema', 'properties', list, 'items']);

/** Of a file that is not touched what was last right in it counts on. */
export function changed({ texts, values }: Definitions, edits: readonly TextEdit[]): Definitions {
  const next = applyEdits(texts, edits);
  const touched = [...new Set(edits.map(({ file }) => file))];
  const read = touched.map((file): [string, Json] => [file, JSON.parse(next[file] ?? '') as Json]);
  return { texts: next, values: { ...values, ...Object.fromEntries(read) } };
}

function requiredIn({ texts, values }: Definitions, to: NewFieldPlace, name: string): TextEdit[] {
  const { file } = to;
  const at = { file, text: texts[file] ?? '' };
  const holder = holderOf('list' in to ? to.list : undefined);
  const required = valueAt(values[file], `${holder}/required`);
  if (Array.isArray(required)) return insertItem(at, `${holder}/required`, required.length, name);
  return insertKey(at, holder, 'required', [name], 'properties');
}

/** The step by which what was answered goes from one place of the data to another. */
export const stepOf = (from: string, to: string) => ({
  id: [...parsePointer(`/${from}`), ...parsePointer(`/${to}`)].join('-').replace(/[^A-Za-z0-9_-]+/g, '-'),
  moved: from,
  to,
});
