import type { BlockItem } from '../../../engine/definition';
import { lazyBlock } from '../lazyBlock';

/** Photographs documents; its script is fetched with the first one. */
export const CameraDialog = lazyBlock(async () => (await import('./camera/CameraDialog')).CameraDialog);

/** How many sides documents of a kind have, by the options of the block; `undefined` where none are photographed. */
export function sidesOf({ camera, twoSided }: BlockItem): ((typeId: number) => number) | undefined {
  if (camera !== true) return undefined;
  return (typeId) => (Array.isArray(twoSided) && twoSided.includes(typeId) ? 2 : 1);
}
