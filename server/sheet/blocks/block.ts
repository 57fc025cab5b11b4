import type { BlockItem } from '../../../engine/core/definition/types';
import type { SummaryItem } from '../../../engine/core/summary/types';
import type { Client } from '../../access/session';
import type { Services } from '../../services';

/** Whose block is described: the client's own, as it is placed in a tab. */
export interface SheetBlockInput {
  services: Services;
  client: Client;
  block: BlockItem;
}

/** The lines that a block stands for on the sheet; a line break in a value begins a new line. */
export type SheetBlock = (input: SheetBlockInput) => Promise<SummaryItem[]>;
