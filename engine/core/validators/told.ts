// Written by `node --import tsx scripts/vocabularyDocs.ts` from the tables; no form loads it.
import { told as allOrNone } from './allOrNone';
import { told as atLeastOne } from './atLeastOne';
import { told as checkDigits } from './checkDigits';
import { told as different } from './different';
import { told as equal } from './equal';
import { told as notBlank } from './notBlank';
import { told as someRow } from './someRow';
import { told as sum } from './sum';
import type { ToldValidator } from './types';
import { told as uniqueRows } from './uniqueRows';

/** What the tools are told of every validator. */
export const toldValidators: Readonly<Record<string, ToldValidator>> = {
  allOrNone,
  atLeastOne,
  checkDigits,
  different,
  equal,
  notBlank,
  someRow,
  sum,
  uniqueRows,
};
