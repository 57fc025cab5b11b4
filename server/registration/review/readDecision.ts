import { todayInBrazil } from '../../../contract/calendar';
import {
  type FieldSchema,
  isObject,
  type Json,
  type LoadedWizard,
  parsePointer,
  toPointer,
} from '../../../engine/core';
import { Refusal } from '../../http/refusal';
import { readKnown, toText } from '../../http/requestBody';
import type { ReviewReason } from '../../storage/tables/integration';
import { toPlainText } from './plainText';
import { addMonths, isDay } from './validity';

const MOST_REASONS = 200;
const LONGEST_TEXT = 2_000;

/** Until when an approval holds: a day after today. */
export function readValidity(body: Json | undefined, { now, months }: { now: Date; months: number }): string {
  const today = todayInBrazil(now);
  const told = readKnown(body ?? {}, ['ValidoAte'])('ValidoAte');
  const day = told === undefined ? addMonths(today, months) : toText(told);
  if (!isDay(day) || day <= today) throw new Refusal(400, 'Valor inesperado: /ValidoAte');
  return day;
}

/** What is said to the customer, which must be there. */
export function readText(body: Json | undefined): string {
  return textAt(readKnown(body, ['Texto'])('Texto'), '/Texto');
}

/** Why a registration is given back, each about a place that its wizard has. */
export function readReturn(
  body: Json | undefined,
  { tabs }: LoadedWizard,
): { text: string | undefined; reasons: ReviewReason[] } {
  const read = readKnown(body, ['Texto', 'Motivos']);
  const given = read('Motivos') ?? [];
  const told = optionalTextAt(read('Texto'), '/Texto');
  if (!Array.isArray(given) || given.length > MOST_REASONS) throw new Refusal(400, 'Valor inesperado: /Motivos');
  if (told === '' && given.length === 0) throw new Refusal(400, 'Valor inesperado: /Motivos');
  if (told.length > LONGEST_TEXT) throw new Refusal(400, 'Valor inesperado: /Texto');
  const reasons = given.map((reason, index): ReviewReason => {
    if (!isObject(reason)) throw new Refusal(400, `Valor inesperado: /Motivos/${index}`);
    const own = readKnown(reason, ['Aba', 'Campo', 'Texto']);
    const tab = toText(own('Aba'));
    const field = optionalTextAt(own('Campo'), `/Motivos/${index}/Campo`);
    const schema = Object.hasOwn(tabs, tab) ? tabs[tab]?.definition.schema : undefined;
    if (!schema) throw new Refusal(400, `Valor inesperado: /Motivos/${index}/Aba`);
    const steps = field === '' || field.startsWith('/') ? parsePointer(field) : [field];
    if (!leadsToField(schema, steps)) throw new Refusal(400, `Valor inesperado: /Motivos/${index}/Campo`);
    const text = textAt(own('Texto'), `/Motivos/${index}/Texto`);
    return { tab, ...(field !== '' && { field: toPointer(steps) }), text };
  });
  return { text: told || undefined, reasons };
}

/** Whether these steps lead to a field; rows, of which there may be any number, are named by theirs. */
function leadsToField({ properties = {}, items }: FieldSchema, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  const inner = items ?? (Object.hasOwn(properties, step) ? properties[step] : undefined);
  return inner !== undefined && (!items || /^(0|[1-9]\d*)$/.test(step)) && leadsToField(inner, rest);
}

function optionalTextAt(value: Json | undefined, at: string): string {
  if (typeof (value ?? '') !== 'string') throw new Refusal(400, `Valor inesperado: ${at}`);
  return toPlainText(toText(value));
}

function textAt(value: Json | undefined, at: string): string {
  const text = toPlainText(toText(value));
  if (text === '' || text.length > LONGEST_TEXT) throw new Refusal(400, `Valor inesperado: ${at}`);
  return text;
}
