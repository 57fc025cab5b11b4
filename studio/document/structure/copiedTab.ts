import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { freeName } from '../add/names';
import { partFor } from '../add/partFor';
import { callsOf, fileAt, objectOf, tabName } from '../add/places';
import type { Added, Definitions } from '../add/types';
import { editsInTurn, editsTo, type Step, textAfter } from '../difference';
import { insertItem, setValue } from '../edits';
import { withOwnCalls } from './ownCalls';

/** A copy of a tab behind it, in its wizard alone: its file, its place, and a part that carries it by calls of its own. */
export function copiedTab(definitions: Definitions, { file, wizard }: { file: string; wizard: string }): Added {
  const head = `${wizard}/wizard.json`;
  const { tabs, parts, overview } = objectOf(definitions, head);
  const entries = listAt(tabs).map(objectAt);
  const index = entries.findIndex(({ id }) => id === tabName(file));
  const { shared: _, own: changed, ...entry } = objectAt(entries[index]);
  const named = Object.keys(definitions.texts).flatMap(
    (path) => /^(?:shared|[^/]+)\/(.+)\.json$/.exec(path)?.[1] ?? [],
  );
  const id = freeName(tabName(file), [...entries.map((each) => String(each.id)), ...named]);
  const title = called(objectOf(definitions, file).title ?? id);
  const numbers = [...entries, objectAt(overview)].flatMap(({ number }) =>
    typeof number === 'number' ? [number] : [],
  );
  const listed: Json = {
    ...entry,
    id,
    ...(entry.number !== undefined && { number: Math.max(...numbers) + 1 }),
    ...(entry.card !== undefined && { card: called(entry.card) }),
  };
  const part = partFor(definitions, head, { id, title, data: [id] });
  const path = `${wizard}/${id}.json`;
  const text = withOwnCalls(definitions.texts[file] ?? '', callsOf(definitions));
  const own: Step[] = [
    (now) =>
      editsTo({ file: path, text: now, pointer: '' }, withOwn(objectAt(JSON.parse(now) as Json), objectAt(changed))),
    (now) => setValue({ file: path, text: now }, '/id', id),
    (now) => setValue({ file: path, text: now }, '/title', title),
  ];
  const steps: Step[] = [
    (now) => insertItem({ file: head, text: now }, '/tabs', index + 1, listed),
    (now) => insertItem({ file: head, text: now }, '/parts', listAt(parts).length, part),
  ];
  return {
    name: `Duplicar ${String(objectOf(definitions, file).title ?? id)}`,
    edits: [
      { file: path, offset: 0, length: 0, text: textAfter({ file: path, text }, own) },
      ...editsInTurn(fileAt(definitions, head), steps),
    ],
    at: { file: path, pointer: '' },
  };
}

/** A copy of a part behind it, by calls of its own. What both save is told as a problem: one of them is to let go of it. */
export function copiedPart(definitions: Definitions, { file, index }: { file: string; index: number }): Added {
  const parts = listAt(objectOf(definitions, file).parts);
  const part = objectAt(parts[index]);
  const taken = parts.map((each) => String(typeof each === 'string' ? each : objectAt(each).id));
  const copy = JSON.parse(withOwnCalls(JSON.stringify(part), callsOf(definitions))) as Json;
  const id = freeName(String(part.id), taken);
  return {
    name: `Duplicar ${String(part.id)}`,
    edits: insertItem(fileAt(definitions, file), '/parts', index + 1, { ...objectAt(copy), id }),
    at: { file, pointer: `/parts/${index + 1}` },
  };
}

/** A tab with what its wizard says of it otherwise than the file that wizards share. */
function withOwn(tab: JsonObject, { blocks, messages, ...texts }: JsonObject): JsonObject {
  const screen = objectAt(tab.uiSchema);
  const sections = listAt(screen['ui:sections']).map((section) => {
    const { fields, ...rest } = objectAt(section);
    const items = listAt(fields).map((item) => {
      const options = isObject(item) ? objectAt(blocks)[String(item.id)] : undefined;
      return options === undefined ? item : { ...objectAt(item), ...objectAt(options) };
    });
    return { ...rest, ...(fields !== undefined && { fields: items }) };
  });
  const known = objectAt(tab.messages);
  const said = Object.entries(objectAt(messages)).map(([kind, message]): [string, Json] => [
    kind,
    { ...objectAt(known[kind]), ...objectAt(message) },
  ]);
  return {
    ...tab,
    ...texts,
    ...(said.length > 0 && { messages: { ...known, ...Object.fromEntries(said) } }),
    uiSchema: { ...screen, 'ui:sections': sections },
  };
}

const called = (title: Json): string => `${String(title)} (cópia)`;
