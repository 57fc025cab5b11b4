import { documents } from './blocks/documents';
import { products } from './blocks/products';
import { signatures } from './blocks/signatures';
import { suitability } from './blocks/suitability';
import { token } from './blocks/token';
import type { PortalBlock } from './blocks/types';

const table = {
  documents,
  products,
  signatures,
  suitability,
  token,
};

/** The name of a block; each has its code in `src/blocks/registry.ts`. */
export type BlockName = keyof typeof table;

/** The name of one that stands in sections; the others are questions of rules. */
export type SectionBlock = {
  [Name in BlockName]: (typeof table)[Name] extends { question: true } ? never : Name;
}[BlockName];

/**
 * The blocks that definitions may name, with all that is known of them beside their code. `node --import tsx
 * scripts/vocabularyDocs.ts` takes their options into the vocabulary.
 */
export const BLOCKS: Readonly<Record<string, PortalBlock>> = table;

/** Those that stand in sections, by name. */
export const SECTION_BLOCKS = Object.fromEntries(
  Object.entries(BLOCKS).filter(([, { question }]) => !question),
) as Readonly<Record<SectionBlock, PortalBlock>>;
