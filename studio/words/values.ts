import type { FieldSchema } from '../../engine/core/definition/types';
import type { Json } from '../../engine/core/json';
import { labelOf } from '../../engine/words/values';
import words from '../../schemas/vocabulary/words/pt-BR.json';

const DAY = /\b(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+Z?)?\b/gu;

/** The days in a text as people of the country write them: 05/03/1990. */
export const spokenDays = (text: string): string => text.replaceAll(DAY, '$3/$2/$1');

/** A value as it is said: the title of its option, yes or no, a day as people write it. */
export const spokenValue = (value: Json, schema: FieldSchema | undefined): string =>
  spokenDays(labelOf(value, schema, words));
