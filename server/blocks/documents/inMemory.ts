import { readFile } from 'node:fs/promises';
import { MEGABYTE } from '../../../engine/core';
import { toFileError } from '../../storage/files/errors';

/** Bytes of all contents that are looked at together; one that is larger is looked at alone. */
const MOST_BYTES = 32 * MEGABYTE;

let held = 0;
const queue: { size: number; enter: () => void }[] = [];

/** Lets those in for whom there is room, in the order in which they came. */
function admit(): void {
  for (let next = queue[0]; next && (held === 0 || held + next.size <= MOST_BYTES); next = queue[0]) {
    queue.shift();
    held += next.size;
    next.enter();
  }
}

/** Looks at a content as a whole, once there is room for it: however many come at once, few are in memory. */
export async function inMemory<Found>(
  { path, size }: { path: string; size: number },
  look: (content: Buffer) => Found,
): Promise<Found> {
  await new Promise<void>((enter) => {
    queue.push({ size, enter });
    admit();
  });
  try {
    return look(await readFile(path));
  } catch (error) {
    throw toFileError(error);
  } finally {
    held -= size;
    admit();
  }
}
