import { BLOCKS, SECTION_BLOCKS } from '../../../contract/blocks';
import { type Json, type JsonObject, toPointer } from '../../../engine/core';
import type { OptionShape } from '../../../engine/definition';
import { listAt, objectAt } from '../../../engine/edit';
import { insertItem } from '../edits';
import { freeName, slug } from './names';
import { fileAt, objectOf, placeNames } from './places';
import type { Added, Definitions } from './types';

/** The blocks that may stand in a section. */
export const sectionBlocks: readonly string[] = Object.keys(SECTION_BLOCKS);

/** Where a block goes, and which one. */
export interface NewBlock {
  file: string;
  section: number;
  /** The item that it stands behind; at the end without it. */
  after?: number;
  block: string;
  title: string;
}

/** A block of the portal in a section, with all that it cannot do without; what it is bound to is chosen in its properties. */
export function addBlock(definitions: Definitions, { file, section, after, block, title }: NewBlock): Added {
  const list = toPointer(['uiSchema', 'ui:sections', section, 'fields']);
  const sections = listAt(objectAt(objectOf(definitions, file).uiSchema)['ui:sections']);
  const index = after === undefined ? listAt(objectAt(sections[section]).fields).length : after + 1;
  const { options = {}, binds = {}, fields = {} } = BLOCKS[block] ?? {};
  const needed = Object.entries(options).filter(([, shape]) => shape.required);
  const bound = Object.entries(binds).filter(([, { required }]) => required);
  const item: JsonObject = {
    block,
    id: freeName(slug(title), placeNames(definitions, file)),
    ...(bound.length > 0 && {
      binds: Object.fromEntries(
        bound.map(([name]) => [name, firstFor(definitions, file, fields[name]?.isList === true)]),
      ),
    }),
    ...Object.fromEntries(needed.map(([name, shape]) => [name, startOf(shape)])),
  };
  return {
    name: `Bloco ${title}`,
    edits: insertItem(fileAt(definitions, file), list, index, item),
    at: { file, pointer: `${list}/${index}` },
  };
}

/** The field that a block is bound to at first. */
function firstFor(definitions: Definitions, file: string, isList: boolean): string {
  const fields = objectAt(objectAt(objectOf(definitions, file).schema).properties);
  const found = Object.entries(fields).find(([, schema]) => (objectAt(schema).type === 'array') === isList);
  return found?.[0] ?? '';
}

/** What an option that must be said says at first. */
function startOf({ type, values, items, members }: OptionShape): Json {
  if (values) return values[0] as Json;
  if (type === 'array') return items?.type === 'string' ? ['Todos'] : [];
  if (type === 'object')
    return Object.fromEntries(Object.keys(members ?? {}).map((name) => [name, TEXTS[name] ?? name]));
  return type === 'integer' ? 0 : 'Todos';
}

const TEXTS: Readonly<Record<string, string>> = { title: 'Oops...', text: 'Falta {name}.' };
