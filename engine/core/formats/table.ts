import { alphanumeric } from './alphanumeric';
import { date } from './date';
import { dateTime } from './dateTime';
import { decimal } from './decimalFormat';
import { digits } from './digits';
import { email } from './email';
import { giin } from './giin';
import { id } from './id';
import { integer } from './integer';
import { name } from './name';
import { password } from './password';
import { percent } from './percent';
import { plainAlphanumeric } from './plainAlphanumeric';
import type { Format } from './types';

/**
 * The formats of no country, in the order in which they are offered. Those of a country stand in a folder of their own, with
 * a table that takes these in; `node --import tsx scripts/vocabularyDocs.ts` writes what the tools are told of all from both.
 */
export const genericFormats: Record<string, Format> = {
  name,
  digits,
  alphanumeric,
  plainAlphanumeric,
  password,
  email,
  giin,
  id,
  integer,
  decimal,
  percent,
  date,
  dateTime,
};
