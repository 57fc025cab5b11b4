import type { Json } from '../../engine/core';
import type { FieldSchema } from '../../engine/definition';
import { labelOf } from '../../engine/words';
import words from '../../schemas/vocabulary/words/pt-BR.json';

/** A day as data have it (RFC 3339), with a time or without. */
const DAY =
  /\b(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?:T(\d{2}:\d{2})[\d:.]*(?:Z|[+-]\d{2}:\d{2})?)?(?![\w-])/gu;

/** The days in a text as people of the country write them: 05/03/1990. */
export const spokenDays = (text: string): string =>
  text.replaceAll(DAY, (_, year, month, day, time) => `${day}/${month}/${year}${time === undefined ? '' : ` ${time}`}`);

/** A value as it is said: the title of its option, yes or no, a day as people write it. */
export const spokenValue = (value: Json, schema: FieldSchema | undefined): string =>
  spokenDays(labelOf(value, schema, words));
