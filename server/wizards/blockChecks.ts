import type { BlockItem, TabDefinition } from '../../engine/core/definition/types';
import { blockNode, blocksOf } from '../../engine/core/plan/fields';
import type { Client } from '../access/session';
import type { Database } from '../database/open';
import { unsignedDocuments } from '../declarations/required';
import { missingDocuments } from '../documents/missing';
import { unborneProducts } from '../products/unborne';
import type { Services } from '../services';

/** A block of a tab, and whose registration is sent. */
export interface BlockCheckInput {
  block: BlockItem;
  tx: Database;
  client: Client;
  services: Services;
}

/** What a block lacks when a registration is sent, in the words of its dialog. */
export type BlockCheck = (input: BlockCheckInput) => Promise<string[]>;

/** By the name of the block. */
const blockChecks: Record<string, BlockCheck> = {
  documents: missingDocuments,
  products: unborneProducts,
  signatures: unsignedDocuments,
};

/** What the blocks of a tab lack, in the order of its screen. What rules hide lacks nothing. */
export async function checkBlocks(
  tab: TabDefinition,
  hidden: ReadonlySet<string>,
  input: Omit<BlockCheckInput, 'block'>,
): Promise<string[]> {
  const found: string[] = [];
  for (const block of blocksOf(tab).filter(({ id }) => !hidden.has(blockNode(id)))) {
    found.push(...((await blockChecks[block.block]?.({ ...input, block })) ?? []));
  }
  return found;
}
