import { readPlace } from '../draft/contents';
import type { DraftContents, DraftPlace } from '../draft/types';
import type { UnreadTexts } from '../form/unreadTexts';
import type { JsonObject } from '../json';
import type { WizardData } from '../mapping/parts';
import type { Unsaved } from '../session/unsaved';

/** What was typed and not saved, beside what was saved there then. */
export interface Typing {
  mine: WizardData;
  base: WizardData;
  /** Rows in forms, and what blocks keep, by place. */
  forms: Record<DraftPlace, FormTyping>;
  /** What stands in empty fields, by tab or form. */
  texts: Record<string, UnreadTexts>;
  /** Fields (`tab/field`) of which it is known what is in them. */
  known: Set<DraftPlace>;
  /** Tabs of which all is known. */
  whole: ReadonlySet<string>;
}

/** A row in a form, beside the saved one, and when typing into it began. */
export interface FormTyping {
  row: JsonObject;
  base?: JsonObject;
  begun?: string;
}

/** The typing of a draft, of which only what differs is known. */
export function typingOf(contents: DraftContents): Typing {
  const typing: Typing = { mine: {}, base: {}, forms: {}, texts: {}, known: new Set(), whole: new Set() };
  for (const [place, { value, base, texts, begun }] of contents) {
    const { tab, field } = readPlace(place);
    const name = field === undefined ? place : tab;
    if (texts) typing.texts[name] = { ...typing.texts[name], ...texts };
    if (field === undefined) {
      typing.forms[place] = {
        row: (value ?? {}) as JsonObject,
        ...(base !== undefined && { base: base as JsonObject }),
        ...(begun !== undefined && { begun }),
      };
      continue;
    }
    typing.known.add(place);
    const [mine, before] = [tabOf(typing.mine, tab), tabOf(typing.base, tab)];
    if (value !== undefined) mine[field] = value;
    if (base !== undefined) before[field] = base;
  }
  return typing;
}

/** The typing that this device kept, tab by tab as a whole. */
export function typingKept({ tabs, bases = {}, forms, begun = {}, texts = {} }: Unsaved): Typing {
  const ofForms = Object.entries(forms).map(([name, row]): [DraftPlace, FormTyping] => {
    const [base, since] = [bases[name], begun[name]];
    return [name, { row, ...(base && { base }), ...(since !== undefined && { begun: since }) }];
  });
  const ofTabs = Object.entries(bases).filter(([name]) => !(name in forms));
  const [base, own] = [Object.fromEntries(ofTabs), Object.fromEntries(ofForms)];
  return { mine: tabs, base, forms: own, texts, known: new Set(), whole: new Set(Object.keys(tabs)) };
}

/** The data of a tab, which is there from now on. */
function tabOf(data: WizardData, tab: string): JsonObject {
  data[tab] ??= {};
  return data[tab];
}
