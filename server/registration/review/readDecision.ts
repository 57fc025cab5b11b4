import { todayInBrazil } from '../../../contract/calendar';
import { isObject, type Json, parsePointer, toPointer } from '../../../engine/core';
import type { FieldSchema, LoadedWizard } from '../../../engine/definition';
import { toPlainText } from '../../http/plainText';
import { Refusal } from '../../http/refusal';
import { readKnown, toText } from '../../http/requestBody';
import type { ReviewReason } from '../../storage/tables/integration';
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
  return saidAt(readKnown(body, ['Texto'])('Texto'), '/Texto');
}

/** Why a registration is given back, each about a place that its wizard has. */
export function readReturn(
  body: Json | undefined,
  { tabs }: LoadedWizard,
): { text: string | undefined; reasons: ReviewReason[] } {
  const read = readKnown(body, ['Texto', 'Motivos']);
  const text = textAt(read('Texto'), '/Texto');
  const given = read('Motivos') === undefined ? [] : read('Motivos');
  if (!Array.isArray(given)) throw new Refusal(400, 'Deve ser uma lista: /Motivos');
  if (given.length > MOST_REASONS) throw new Refusal(400, `São no máximo ${MOST_REASONS} motivos: /Motivos`);
  const reasons = given.map((reason, index) => readReason(reason, `/Motivos/${index}`, tabs));
  if (text === '' && reasons.length === 0) throw new Refusal(400, 'Diga o que corrigir, aqui ou em Texto: /Motivos');
  return { text: text || undefined, reasons };
}

function readReason(reason: Json, at: string, tabs: LoadedWizard['tabs']): ReviewReason {
  if (!isObject(reason)) throw new Refusal(400, `Deve ser um objeto: ${at}`);
  const read = readKnown(reason, ['Aba', 'Campo', 'Texto'], at);
  const tab = textAt(read('Aba'), `${at}/Aba`);
  const field = textAt(read('Campo') ?? undefined, `${at}/Campo`);
  const schema = Object.hasOwn(tabs, tab) ? tabs[tab]?.definition.schema : undefined;
  if (!schema) throw new Refusal(400, `O formulário não tem esta aba: ${at}/Aba`);
  const steps = field === '' || field.startsWith('/') ? parsePointer(field) : [field];
  if (!leadsToField(schema, steps)) throw new Refusal(400, `A aba não tem este campo: ${at}/Campo`);
  const text = saidAt(read('Texto'), `${at}/Texto`);
  return { tab, ...(field !== '' && { field: toPointer(steps) }), text };
}

/** Whether these steps lead to a field; rows, of which there may be any number, are named by theirs. */
function leadsToField({ properties = {}, items }: FieldSchema, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return true;
  const inner = items ?? (Object.hasOwn(properties, step) ? properties[step] : undefined);
  return inner !== undefined && (!items || /^(0|[1-9]\d*)$/.test(step)) && leadsToField(inner, rest);
}

/** A text that may be left out; nothing else stands for one. */
function textAt(value: Json | undefined, at: string): string {
  if (value !== undefined && typeof value !== 'string') throw new Refusal(400, `Deve ser um texto: ${at}`);
  const text = toPlainText(value ?? '');
  if (text.length > LONGEST_TEXT) throw new Refusal(400, `O texto passa de ${LONGEST_TEXT} caracteres: ${at}`);
  return text;
}

/** A text for the customer, which must be there. */
function saidAt(value: Json | undefined, at: string): string {
  const text = textAt(value, at);
  if (text === '') throw new Refusal(400, `Diga o motivo: ${at}`);
  return text;
}
