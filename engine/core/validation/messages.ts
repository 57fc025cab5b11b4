import type { FieldUi, Message, Messages } from '../definition/types';
import type { FieldPlan } from '../plan/fields';
import type { TabPlan } from '../plan/plan';
import { rowNumber } from '../plan/rowTitle';
import { fillText } from '../text';

/** The texts of a wizard, and what may stand in them. */
export interface MessageContext {
  /** Messages of the wizard, shared ones merged in. */
  messages: Messages;
  /** Inline texts of formats by reason. */
  formats: Record<string, Record<string, string>>;
  settings: Record<string, unknown>;
}

/** What an error is about. */
export interface MessageSubject {
  field: FieldPlan;
  index?: number;
  /** `missing`, `invalid`, `optional`, or the kind that a rule names. */
  kind: string;
  keyword: string;
  format?: string | undefined;
  reason?: string | undefined;
  /** Inline text that the definition ties to the keyword (`errorMessage`). */
  inline?: string | undefined;
  /** The label that the format has which a sibling picks, in place of the field's own. */
  label?: string | undefined;
  /** The day or number that the value should keep to, as it is shown: `{limit}` in the texts. */
  limit?: string | undefined;
}

/**
 * Fills `{$settings/x}` in a title or text; `{$settings/x|the institution}` says what stands there while the setting is
 * empty. The name of an unknown setting stays as written.
 */
export function fillSettings(text: string, settings: Record<string, unknown>): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{\$settings\/([^{}|]+)(?:\|([^{}]*))?\}/g, (whole, name: string, otherwise?: string) => {
    if (settings[name] === undefined) return whole;
    const value = String(settings[name]);
    return value.trim() === '' ? (otherwise ?? value) : value;
  });
}

/** The line under a field, `''` without one. */
export function helpOf(
  { 'ui:help': help = '', 'ui:helpBy': by = {} }: FieldUi,
  settings: Record<string, unknown>,
): string {
  const others = Object.entries(by).map(
    ([setting, helps]) => helps[String(settings[setting.replace('$settings/', '')])],
  );
  return fillSettings(others[0] ?? help, settings);
}

/**
 * The name of a field in dialogs: `ui:name`, the label of the format that a sibling picks, or the title, wrapped by the
 * nearest `name` template (fixed row, collection, section). `{n}` is the number of the row, from 1.
 */
export function nameOf(
  plan: TabPlan,
  field: FieldPlan,
  index: number | undefined,
  settings: Record<string, unknown>,
  label = field.schema.title,
): string {
  const plain = fillSettings(field.ui['ui:name'] ?? label ?? field.name, settings);
  const collection = collectionOf(plan, field);
  const template =
    collection?.fixed?.[index ?? 0]?.name ?? collection?.name ?? plan.sectionNames.get(field.section ?? '');
  return template ? fillText(template, { name: plain, n: rowNumber(collection, index ?? 0) }) : plain;
}

/** The texts of an error, and the name in them. */
interface Told extends Required<Pick<Message, 'inline' | 'title' | 'text'>> {
  name: string;
}

/** The inline text, title and text of an error; each comes from the nearest level that has it. */
export function messageOf(
  plan: TabPlan,
  subject: MessageSubject,
  context: MessageContext,
  extra: Messages[] = [],
): Message {
  const { inline, title, text } = createTeller(plan, context, extra)(subject);
  return { inline, title, text };
}

/** Says many errors of a tab: what fields have in common is looked up once. */
export function createTeller(
  plan: TabPlan,
  context: MessageContext,
  extra: Messages[] = [],
): (subject: MessageSubject) => Told {
  const known = new Map<string, Message>();
  return (subject) => {
    const { field, kind, keyword, format = '', reason = '', index } = subject;
    const key = field.ui['ui:messages'] ? '' : `${kind} ${keyword} ${format} ${reason} ${field.list ?? ''}`;
    const found = known.get(key) ?? templatesOf(plan, subject, context, extra);
    if (key) known.set(key, found);
    const name = nameOf(plan, field, index, context.settings, subject.label);
    const fill = (text = '') => (text.includes('{') ? fillAll(text, name, plan, subject, context) : text);
    return { name, inline: fill(subject.inline ?? found.inline), title: fill(found.title), text: fill(found.text) };
  };
}

/** The texts before anything is filled in. */
function templatesOf(plan: TabPlan, subject: MessageSubject, context: MessageContext, extra: Messages[]): Message {
  const { field } = subject;
  const collection = collectionOf(plan, field);
  const levels = [field.ui['ui:messages'], ...extra, collection?.messages, plan.definition.messages, context.messages];
  const reason = reasonOf(subject, context);
  const keys = keysOf(subject);
  const found: Message = {};
  for (const level of levels) {
    for (const key of keys) {
      // What the format says of the value is more exact than anything of the outermost level but its own words for it.
      if (level === context.messages && !key.includes('.')) found.inline ??= reason;
      const message = level?.[key];
      if (!message) continue;
      found.inline ??= message.inline;
      found.title ??= message.title;
      found.text ??= message.text;
    }
  }
  return found;
}

const collectionOf = ({ definition }: TabPlan, { list }: FieldPlan) =>
  list === undefined ? undefined : definition.collections?.[list];

function fillAll(
  text: string,
  name: string,
  plan: TabPlan,
  { field, index = 0, limit }: MessageSubject,
  { settings }: MessageContext,
): string {
  return fillText(fillSettings(text, settings), { name, n: rowNumber(collectionOf(plan, field), index), limit });
}

/** What the format says of a value that it does not take; of one that is too long, say, it says nothing. */
function reasonOf(
  { keyword, format = '', reason = '' }: MessageSubject,
  { formats }: MessageContext,
): string | undefined {
  return keyword === 'format' || keyword === 'type' ? formats[format]?.[reason] : undefined;
}

/** The keys tried at one level, in order. */
function keysOf({ kind, keyword, format }: MessageSubject): string[] {
  const keys = [...(format ? [`${kind}.${format}`] : []), keyword, kind];
  return kind === 'optional' ? [...keys, ...(format ? [`invalid.${format}`] : []), 'invalid'] : keys;
}
