import * as ask from './ask';
import * as check from './check';
import * as clear from './clear';
import * as compute from './compute';
import * as error from './error';
import * as hidden from './hidden';
import * as lock from './lock';
import * as lookup from './lookup';
import * as moment from './moment';
import * as require from './require';
import * as set from './set';
import * as show from './show';
import type { Effect } from './types';

/**
 * The kinds of effects, in the order in which a sentence says them. The core takes what they do from `acts.ts`, so that a
 * browser does not load what they tell; `node --import tsx scripts/vocabularyDocs.ts` writes it, and their part of the
 * vocabulary, from this table.
 */
export const effects: Readonly<Record<string, Effect>> = {
  show,
  require,
  hidden,
  lock,
  compute,
  set,
  clear,
  check,
  error,
  ask,
  lookup,
  moment,
};
