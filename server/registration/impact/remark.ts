import type { Json } from '../../../engine/core';
import type { BlockItem } from '../../../engine/definition';
import type { Stored } from '../stored';
import type { Place } from './places';
import type { Effect } from './types';

/** What a version says of one place. */
export interface Remark extends Place {
  effect: Effect;
  keyword?: string;
  /** What tells it from others of its effect at its place. */
  detail?: string;
  /** As it was given, before any rule ran. */
  value: Json | undefined;
}

/** What a shown block still asks of a client, each by a name that no other has; `undefined` where that is not stored. */
export type BlockJudge = (block: BlockItem, known: Stored['known']) => readonly string[] | undefined;
