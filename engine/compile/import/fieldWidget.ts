import type { FieldSchema, FieldUi } from '../../core/definition/types';
import type { Json } from '../../core/json';
import { say } from '../problems/say';
import { MOMENT, momentReason } from './fieldFormat';
import type { Left } from './types';
import type { UiWords } from './ui';

const WIDGETS: Record<string, string> = {
  checkboxes: 'checkboxes',
  password: 'password',
  radio: 'radio',
  select: 'select',
  textarea: 'textarea',
};

/** Widgets of texts; that of passwords has no format beside it. */
const OF_TEXTS = ['textarea', 'password'];

/** Widgets of rjsf that only change how the same field looks. */
const LOOKS = ['text', 'updown', 'checkbox', 'date', 'alt-date', 'email'];

/** Widgets of rjsf that store a moment. */
const MOMENTS = ['datetime', 'date-time', 'alt-datetime'];

/** A field with what the UI schema says of it. */
interface Shown {
  field: FieldSchema;
  ui: FieldUi;
  words: UiWords;
  /** Formats that are said to mean the same here. */
  formats: readonly string[];
  hasOptions: boolean;
}

/** The widget of a field, by its type where none is asked for. */
export function setWidget({ field, ui, words, formats, hasOptions }: Shown, notCarried: Left[]): void {
  const asked = words.get('widget');
  const wanted = asked?.value;
  if (field.type === 'boolean') {
    ui['ui:widget'] = hasOptions
      ? wanted === 'radio'
        ? 'radio'
        : 'select'
      : wanted === 'radio' || wanted === 'select'
        ? 'yesno'
        : 'checkbox';
  } else if (field.type === 'number' && !hasOptions && field.format === undefined) ui['ui:widget'] = 'number';
  if (asked === undefined || field.type === 'boolean') {
    if (asked && !['radio', 'select', 'checkbox'].includes(String(wanted)))
      notCarried.push(widgetLeft(asked.pointer, wanted));
    return;
  }
  const own = WIDGETS[String(wanted)];
  const needsOptions = own === 'radio' || own === 'select';
  if (
    own &&
    needsOptions === (hasOptions || field.type === 'array') &&
    (!OF_TEXTS.includes(own) || field.type === 'string') &&
    (own !== 'password' || field.format === undefined)
  ) {
    if (own !== 'select' && field.type !== 'array') ui['ui:widget'] = own;
  } else if (wanted === 'date' || wanted === 'alt-date' || wanted === 'email') {
    if (field.type === 'string' && !hasOptions) field.format ??= wanted === 'email' ? 'email' : 'date';
  } else if (MOMENTS.includes(String(wanted)) && field.type === 'string' && !hasOptions) {
    if (!formats.includes(MOMENT.own))
      notCarried.push({ file: 'uiSchema', pointer: asked.pointer, reason: momentReason });
    else field.format ??= MOMENT.own;
  } else if (own !== 'checkboxes' && !LOOKS.includes(String(wanted)))
    notCarried.push(widgetLeft(asked.pointer, wanted));
}

/** How many lines a text has. */
export function setRows(ui: FieldUi, words: UiWords, notCarried: Left[]): void {
  const rows = words.get('rows');
  if (rows === undefined) return;
  if (ui['ui:widget'] === 'textarea' && typeof rows.value === 'number') ui['ui:options'] = { rows: rows.value };
  else
    notCarried.push({ file: 'uiSchema', pointer: rows.pointer, reason: say`Só um texto de várias linhas tem "rows".` });
}

const widgetLeft = (pointer: string, wanted: Json | undefined): Left => ({
  file: 'uiSchema',
  pointer,
  reason: say`O controle ${JSON.stringify(wanted)} não existe aqui: o campo aparece com o do seu tipo.`,
});
