import type { FieldSchema } from '../../core/definition/types';
import type { Json } from '../../core/json';
import { engineFormats } from '../allNames';
import { say, type Words } from '../problems/say';

/** Formats that both know. Those of texts that only rjsf knows are left out. */
const FORMATS: Record<string, string> = { date: 'date', email: 'email' };

/** The format of moments, and what JSON Schema calls it. */
export const MOMENT = { own: 'dateTime', theirs: 'date-time' };

/** Why a moment does not come over unless it is named. */
export const momentReason = say`O formato ${JSON.stringify(MOMENT.own)} daqui guarda o mesmo momento, aceita-o também sem fuso e o mostra como texto: nomeie-o em "formats", se serve.`;

/** The format of a field, where one means the same here. */
export function setFormat(
  field: FieldSchema,
  { value, formats }: { value: Json; formats: readonly string[] },
  left: (keyword: string, reason: Words) => void,
): void {
  const isMoment = value === MOMENT.theirs && !formats.includes(MOMENT.theirs);
  const asked = isMoment ? MOMENT.own : String(value);
  const format = formats.find((name) => name === asked) ?? FORMATS[asked];
  const isChoice = field.enum !== undefined || field.oneOf !== undefined;
  const isOwn = engineFormats[asked]?.type === (field.type === 'integer' ? 'number' : field.type);
  if (format && !isChoice && (isOwn || !(format in engineFormats))) field.format = format;
  else if (isOwn && !isChoice) left('format', isMoment ? momentReason : notNamed(value));
  else left('format', say`O formato ${JSON.stringify(value)} não existe aqui.`);
}

const notNamed = (value: Json) =>
  say`O formato ${JSON.stringify(value)} daqui pode dizer outra coisa: nomeie-o em "formats", se diz o mesmo.`;
