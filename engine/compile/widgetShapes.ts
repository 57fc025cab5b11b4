import type { FieldSchema } from '../core/definition/types';

/** What a widget can show. */
export interface WidgetShape {
  /** The types that it shows; without it all. */
  types?: NonNullable<FieldSchema['type']>[];
  /** `needs`: one of several options; `never`: no options. Without it either. */
  choice?: 'needs' | 'never';
  /** The types of which it shows one of several options only. */
  choiceOf?: string[];
  /** The formats that it can show; with `needsFormat` one of them must be given, or any when there is no list. */
  formats?: string[];
  needsFormat?: true;
}

const TEXTS = { types: ['string'], choice: 'never' } satisfies WidgetShape;
const NUMBERS = { types: ['number', 'integer'], choice: 'never' } satisfies WidgetShape;

/** The widgets of the engine, with what each can show. */
export const widgetShapes: Readonly<Record<string, WidgetShape>> = {
  checkbox: { types: ['boolean'] },
  checkboxes: { types: ['array'] },
  combobox: { types: ['string', 'number', 'integer'], choice: 'needs' },
  date: { ...TEXTS, formats: ['date'], needsFormat: true },
  email: { ...TEXTS, formats: ['email'] },
  exclusive: { types: ['string', 'number', 'integer', 'boolean'], choice: 'needs' },
  integer: NUMBERS,
  masked: { types: ['string', 'number', 'integer'], choice: 'never', needsFormat: true },
  money: { ...NUMBERS, formats: ['money'] },
  multiselect: { types: ['string'], choice: 'needs' },
  name: TEXTS,
  number: NUMBERS,
  password: { ...TEXTS, formats: ['password'] },
  percentage: { ...NUMBERS, formats: ['percent'] },
  phone: { ...TEXTS, formats: ['phone', 'mobile'] },
  radio: { types: ['string', 'number', 'integer', 'boolean'], choice: 'needs' },
  readonly: {},
  select: { types: ['string', 'number', 'integer', 'boolean'], choice: 'needs' },
  text: { types: ['string'], choice: 'never' },
  textarea: TEXTS,
  toggle: { types: ['boolean'] },
  yesno: { types: ['boolean', 'string'], choiceOf: ['string'] },
};

/** Why a widget cannot show a field, in words; `undefined` when it can, or nothing is known of it. */
export function widgetMisfit(widget: string, schema: FieldSchema): string | undefined {
  const shape = Object.hasOwn(widgetShapes, widget) ? widgetShapes[widget] : undefined;
  const { type, format, formatBy } = schema;
  if (!shape || type === undefined) return undefined;
  if (shape.types && !shape.types.includes(type)) return `não mostra um campo do tipo "${type}"`;
  const isChoice = schema.oneOf !== undefined || schema.enum !== undefined || schema.options !== undefined;
  const needsChoice = shape.choice === 'needs' || shape.choiceOf?.includes(type);
  if (needsChoice && !isChoice) return 'pede opções ("oneOf", "enum" ou "options")';
  if (shape.choice === 'never' && isChoice) return 'não mostra opções';
  if (shape.needsFormat && format === undefined && formatBy === undefined) return 'pede um formato';
  if (format !== undefined && shape.formats && !shape.formats.includes(format)) {
    return `não mostra o formato "${format}"`;
  }
  return undefined;
}
