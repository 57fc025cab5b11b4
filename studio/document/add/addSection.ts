import { type JsonObject, toPointer } from '../../../engine/core';
import { editsInTurn } from '../difference';
import { insertItem } from '../edits';
import { freeName, slug } from './names';
import { fileAt, placeNames, sectionsOf } from './places';
import type { Added, Definitions } from './types';

/** A section of a tab after another one (at the end without one); fields are put into it afterwards. */
export function addSection(
  definitions: Definitions,
  { file, after, title }: { file: string; after?: number; title: string },
): Added {
  const sections = sectionsOf(definitions, file);
  const index = after === undefined ? sections.length : after + 1;
  const id = freeName(slug(title), placeNames(definitions, file));
  const steps = [(text: string) => insertItem({ file, text }, SECTIONS, index, { id, title, fields: [] })];
  return {
    name: `Seção ${title}`,
    edits: editsInTurn(fileAt(definitions, file), steps),
    at: { file, pointer: `${SECTIONS}/${index}` },
  };
}

const LOOKS = ['text', 'link', 'info'] as const;

/** A paragraph, a link, or a button that opens an explanation. */
type NoteLook = (typeof LOOKS)[number];

/** How a text is to look by what was chosen; nothing where that is no look. */
export const noteLook = (chosen: string | undefined): NoteLook | undefined => LOOKS.find((look) => look === chosen);

/** A text between the fields of a section. */
interface NewNote {
  file: string;
  section: number;
  /** The item that it stands behind; at the beginning without one. */
  after?: number;
  text: string;
  look?: NoteLook | undefined;
}

/** A text between the fields of a section, after one of its items (at its beginning without one). */
export function addNote(definitions: Definitions, { file, section, after, text: said, look = 'text' }: NewNote): Added {
  const list = toPointer(['uiSchema', 'ui:sections', section, 'fields']);
  const index = after === undefined ? 0 : after + 1;
  return {
    name: 'Texto na seção',
    edits: insertItem(fileAt(definitions, file), list, index, NOTES[look](said)),
    at: { file, pointer: `${list}/${index}` },
  };
}

const NOTES: Readonly<Record<NoteLook, (said: string) => JsonObject>> = {
  text: (text) => ({ text }),
  link: (link) => ({ link, href: 'https://' }),
  info: (info) => ({ info, title: info, text: info }),
};

const SECTIONS = '/uiSchema/ui:sections';
