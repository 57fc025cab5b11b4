import type { Json } from '../../../engine/core';
import type { Client } from '../../storage/client';
import type { Services } from '../../storage/services';
import type { Rooms } from '../rooms';

/** What the blocks hold of a client as it is now, by the name of the block, for systems behind. */
export async function readBlocks(
  { blocks }: Pick<Rooms, 'blocks'>,
  services: Services,
  client: Client,
): Promise<Record<string, Json>> {
  const read: Record<string, Json> = {};
  for (const [block, { handOver }] of Object.entries(blocks)) {
    if (handOver) read[block] = await handOver(client, services);
  }
  return read;
}
