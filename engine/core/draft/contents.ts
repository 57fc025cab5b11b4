import type { UnreadTexts } from '../form/unreadTexts';
import { isEmpty, isEqual, type Json, type JsonObject } from '../json';
import type { Unsaved } from '../session/unsaved';
import type { DraftContent, DraftContents, DraftPlace } from './types';

/** What a place is about. */
export interface ReadPlace {
  tab: string;
  /** The field; `undefined` for a form or a block. */
  field?: string;
}

/** `'tab/field'` as its parts; of a form the tab alone. */
export function readPlace(place: DraftPlace): ReadPlace {
  const [tab = '', field = '', form] = place.split('/');
  return form !== undefined || field.startsWith('#') ? { tab } : { tab, field };
}

/** What is unsaved, place by place. A choice of the screen has no base. */
export function contentsOf({ tabs, bases = {}, forms, begun = {}, texts = {} }: Unsaved): DraftContents {
  const contents: DraftContents = new Map();
  for (const [tab, data] of Object.entries(tabs)) {
    const base = bases[tab] ?? {};
    for (const name of new Set([...Object.keys(data), ...Object.keys(base)])) {
      const [value, before] = [orAbsent(data[name]), orAbsent(base[name])];
      if (!isEqual(value, before)) contents.set(`${tab}/${name}`, contentOf(value, before));
    }
  }
  for (const [name, row] of Object.entries(forms)) {
    contents.set(name, { ...contentOf(row, bases[name]), ...(begun[name] && { begun: begun[name] }) });
  }
  for (const [name, own] of Object.entries(texts)) {
    for (const [pointer, text] of Object.entries(own)) {
      const place = name in forms ? name : `${name}/${pointer.split('/')[1] ?? ''}`;
      const content = contents.get(place) ?? {};
      contents.set(place, { ...content, texts: { ...content.texts, [pointer]: text } });
    }
  }
  return contents;
}

/** The same put together again, as what an earlier visit left. */
export function unsavedFrom(contents: DraftContents): Unsaved {
  const tabs: Record<string, JsonObject> = {};
  const bases: Record<string, JsonObject> = {};
  const forms: Record<string, JsonObject> = {};
  const begun: Record<string, string> = {};
  const texts: Record<string, UnreadTexts> = {};
  for (const [place, { value, base, texts: own, begun: since }] of contents) {
    const { tab, field } = readPlace(place);
    if (field === undefined) {
      forms[place] = value as JsonObject;
      if (base) bases[place] = base as JsonObject;
      if (since) begun[place] = since;
      if (own) texts[place] = own;
      continue;
    }
    tabs[tab] ??= {};
    bases[tab] ??= {};
    if (value !== undefined) tabs[tab][field] = value;
    if (base !== undefined) bases[tab][field] = base;
    if (own) texts[tab] = { ...texts[tab], ...own };
  }
  return { tabs, bases, forms, begun, texts };
}

export function contentOf(value: Json | undefined, base: Json | undefined, texts?: UnreadTexts): DraftContent {
  return {
    ...(value !== undefined && { value }),
    ...(base !== undefined && { base }),
    ...(texts && Object.keys(texts).length > 0 && { texts }),
  };
}

/** An empty value as none. */
export const orAbsent = (value: Json | undefined) => (isEmpty(value) ? undefined : value);
