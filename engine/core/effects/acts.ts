// Written by `node --import tsx scripts/vocabularyDocs.ts` from table.ts: what the core, and so a browser, takes of it.
import { acts as clear } from './clear';
import { acts as compute } from './compute';
import { acts as lock } from './lock';
import { acts as require } from './require';
import { acts as set } from './set';
import { acts as show } from './show';
import type { Acts } from './types';

/** What the kinds of effects do. */
export const acts: readonly Acts[] = [show, require, lock, compute, set, clear];
