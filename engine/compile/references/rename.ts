import type { Json } from '../../core/json';
import type { Parsed, ReferenceIndex } from './buildIndex';
import { applyEdits, editOf, memberEdit, nodeAt, type TextEdit } from './edits';
import { type Kind, keyOf, type Reference, type Subject } from './types';

/** What a rename changes, or why it cannot be done. */
export type Rename = RenameEdits | { problem: RenameProblem; at?: Reference };

/** The smallest changes of text, and files that get another name. */
export interface RenameEdits {
  edits: TextEdit[];
  moves: { from: string; to: string }[];
  /** What is renamed: the thing, and what one text names together with it. */
  renamed: Subject[];
  references: Reference[];
}

/** `taken`: something is called so already; `name`: nothing may be called so; `fixed`: it is not the definitions' to name. */
export type RenameProblem = 'unknown' | 'taken' | 'name' | 'fixed';

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;
const FIELD = /^[^/\s#$~{}"'\\.?&=]+$/;

/** What may be renamed, and how its names must be. */
const NAMES: Partial<Record<Kind, RegExp>> = {
  field: FIELD,
  argument: FIELD,
  setting: FIELD,
  sharedField: FIELD,
  lookup: ID,
  ask: ID,
  treatment: ID,
  place: ID,
  rule: ID,
  part: ID,
  tab: ID,
  form: ID,
};

/** The last step of an id, which is the name. */
const nameOf = ({ id }: Subject): string => id.slice(Math.max(id.lastIndexOf('/'), id.lastIndexOf('#')) + 1);

/** The same thing under another name. */
export const renamedSubject = (subject: Subject, name: string): Subject => ({
  kind: subject.kind,
  id: subject.id.slice(0, subject.id.length - nameOf(subject).length) + name,
});

/**
 * The edits with which a thing has another name everywhere: each place that names it changes by the name alone, and a place
 * that took it up from shared.json says its own name. Steps of earlier versions stay as they are. What a single text names
 * together is renamed together (the key of the rows of a wizard).
 */
export function renameSubject(index: ReferenceIndex, subject: Subject, name: string): Rename {
  const pattern = NAMES[subject.kind];
  if (!pattern) return { problem: 'fixed' };
  if (!pattern.test(name)) return { problem: 'name' };
  if (index.of(subject).length === 0) return { problem: 'unknown' };
  const renamed = namedTogether(index, subject);
  const taken = renamed.flatMap((one) => index.of(renamedSubject(one, name))).find(({ sense }) => sense !== 'history');
  if (taken) return { problem: 'taken', at: taken };
  const references = renamed.flatMap((one) => index.of(one)).filter(({ sense }) => sense !== 'history');
  const open = references.filter(({ through }) => through && !through.isSaid);
  const edits = [
    ...references.filter(({ through }) => !through).map((reference) => editAt(index, reference, name)),
    ...insertions(index, open, name),
  ];
  const tabs = renamed.filter(({ kind }) => kind === 'tab');
  const moves = tabs.map((tab) => ({ from: `${tab.id}.json`, to: `${renamedSubject(tab, name).id}.json` }));
  return { edits: unique(edits), moves, renamed, references };
}

const spots = new WeakMap<ReferenceIndex, Map<string, Subject[]>>();

/** What the texts of an index name, by the place of the name. */
function spotsOf(index: ReferenceIndex): Map<string, Subject[]> {
  const known = spots.get(index);
  if (known) return known;
  const found = new Map<string, Subject[]>();
  for (const reference of index.references) {
    if (reference.through || reference.sense === 'history') continue;
    const key = spotOf(reference);
    const named = found.get(key);
    if (named) named.push(reference.subject);
    else found.set(key, [reference.subject]);
  }
  spots.set(index, found);
  return found;
}

/** The thing with all that some text names together with it. */
function namedTogether(index: ReferenceIndex, subject: Subject): Subject[] {
  const found = new Map<string, Subject>([[keyOf(subject), subject]]);
  for (const one of found.values()) {
    for (const reference of index.of(one)) {
      if (reference.through) continue;
      for (const other of spotsOf(index).get(spotOf(reference)) ?? []) {
        if (other.kind === subject.kind) found.set(keyOf(other), other);
      }
    }
  }
  return [...found.values()];
}

const spotOf = ({ file, pointer, at, from, to }: Reference): string => `${file} ${pointer} ${at} ${from} ${to}`;

function editAt({ files }: ReferenceIndex, { file, pointer, at, from, to }: Reference, name: string): TextEdit {
  const parsed = files[file] as Parsed;
  const node = nodeAt(parsed, pointer, at);
  return { file, ...editOf(parsed, node as NonNullable<typeof node>, { from, to, name }) };
}

/** What the places must say themselves that took a name up from shared.json. */
function insertions(index: ReferenceIndex, open: readonly Reference[], name: string): TextEdit[] {
  const groups = new Map<string, Reference[]>();
  for (const reference of open) {
    const key = [reference.file, reference.pointer, reference.through?.by, reference.through?.key].join(' ');
    groups.set(key, [...(groups.get(key) ?? []), reference]);
  }
  const byNames = new Map<string, Reference[]>();
  const edits: TextEdit[] = [];
  for (const group of groups.values()) {
    const [first] = group as [Reference];
    const place = `${first.file} ${first.pointer}`;
    if (first.through?.by === 'names') byNames.set(place, [...(byNames.get(place) ?? []), first]);
    else edits.push(keyInsertion(index, group, name));
  }
  return [...edits, ...[...byNames.values()].flatMap((group) => namesInsertion(index, group, name))];
}

/** `names` of a rule that is shared gets the new name of each name that the shared rule has. */
function namesInsertion({ files }: ReferenceIndex, group: readonly Reference[], name: string): TextEdit[] {
  const [{ file, pointer }] = group as [Reference];
  const rule = nodeAt(files[file] as Parsed, pointer);
  const names = nodeAt(files[file] as Parsed, `${pointer}/names`);
  if (!rule) return [];
  const said = group.map(({ text, through, from, to }) => {
    const key = through?.key ?? text;
    return [key, text.slice(0, from) + name + text.slice(to)] as const;
  });
  if (!names) {
    const json = `{ ${said.map((pair) => pair.map((each) => JSON.stringify(each)).join(': ')).join(', ')} }`;
    return [{ file, ...memberEdit(rule, { key: 'names', json, after: 'rule' }) }];
  }
  return said.map(([key, value]) => ({ file, ...memberEdit(names, { key, json: JSON.stringify(value) }) }));
}

/** A key of a shared field is said beside its `$ref`, with the new name in it. */
function keyInsertion({ files }: ReferenceIndex, group: readonly Reference[], name: string): TextEdit {
  const [{ file, pointer, through }] = group as [Reference];
  const shared = files['shared.json'] as Parsed;
  const base = (through?.pointer ?? '').split('/').slice(0, 3).join('/');
  const key = through?.key ?? '';
  const value = nodeAt(shared, `${base}/${key}`);
  const field = nodeAt(files[file] as Parsed, pointer);
  const [start, end] = value ? [value.offset, value.offset + value.length] : [0, 0];
  const inside = group.flatMap(({ through: at, from, to }) => {
    const node = at && nodeAt(shared, at.pointer, at.at);
    return node ? [{ file: '', ...editOf(shared, node, { from, to, name }) }] : [];
  });
  const moved = unique(inside).map((edit) => ({ ...edit, offset: edit.offset - start }));
  const json = applyEdits({ '': shared.text.slice(start, end) }, moved)[''] ?? '';
  const oneLine = JSON.stringify(JSON.parse(json) as Json);
  const said = json.includes('\n') ? oneLine : json;
  return { file, ...memberEdit(field as NonNullable<typeof field>, { key, json: said, after: '$ref' }) };
}

function unique(edits: readonly TextEdit[]): TextEdit[] {
  const known = new Map(edits.map((edit) => [`${edit.file} ${edit.offset} ${edit.length} ${edit.text}`, edit]));
  return [...known.values()];
}
