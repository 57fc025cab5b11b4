import type { SheetBlock } from './blocks/block';
import { documentLines } from './blocks/documents';
import { productLines } from './blocks/products';
import { signatureLines } from './blocks/signatures';
import { suitabilityLines } from './blocks/suitability';

/** What each block says of itself on the sheet, by its name; a block that is not here is left out of it. */
export const sheetBlocks: Record<string, SheetBlock> = {
  documents: documentLines,
  products: productLines,
  signatures: signatureLines,
  suitability: suitabilityLines,
};
