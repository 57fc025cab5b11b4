import type { ComponentType } from 'react';
import type { BlockName } from '../../contract/blocks';
import type { BlockProps, BlockQuestionProps } from '../../engine/block';
import type { BlockFactory } from '../../engine/session';
import type { Attachments } from './documents/attachments';
import { type LazyBlock, lazyBlock } from './lazyBlock';

/** One block: what it shows in a section, or as the question of a rule, and what lives as long as the session. */
export interface BlockEntry {
  /** Its script is fetched when it is first shown: `lazyBlock(async () => (await import('./x/X')).X)`. */
  component?: LazyBlock<BlockProps>;
  /** A dialog of its own that answers yes or no, fetched in the same way. */
  question?: ComponentType<BlockQuestionProps>;
  /** How its models are made, fetched as a wizard opens: `async () => (await import('./x/model')).xModel`. */
  model?: (files: Attachments) => Promise<BlockFactory>;
}

/** The code of each block of `contract/blocks/`, where all else stands that is known of it. */
const own: Record<BlockName, BlockEntry> = {
  documents: {
    component: lazyBlock(async () => (await import('./documents/Documents')).Documents),
    model: async (files) => (await import('./documents/model')).documentsModelOver(files),
  },
  products: {
    component: lazyBlock(async () => (await import('./products/ProductsBlock')).ProductsBlock),
    model: async () => (await import('./products/model')).productsModel,
  },
  signatures: {
    component: lazyBlock(async () => (await import('./signatures/SignaturesBlock')).SignaturesBlock),
    model: async () => (await import('./signatures/model')).signaturesModel,
  },
  suitability: {
    component: lazyBlock(async () => (await import('./suitability/SuitabilityBlock')).SuitabilityBlock),
    model: async () => (await import('./suitability/model')).suitabilityModel,
  },
  token: {
    question: lazyBlock(async () => (await import('../token/TokenQuestion')).TokenQuestion),
  },
};

/** The blocks that definitions may place, by name. */
export const blocks: Record<string, BlockEntry> = own;

/** Has what a block shows come ahead; nothing where it shows none. */
export const fetchBlock = (name: string): Promise<void> | undefined => blocks[name]?.component?.fetch();

/** How the models of all blocks are made for one session, by the block's name; `files` are those picked in it. */
export async function loadBlockFactories(files: Attachments): Promise<Record<string, BlockFactory>> {
  const entries = Object.entries(blocks).flatMap(([name, { model }]) => (model ? [{ name, model }] : []));
  return Object.fromEntries(
    await Promise.all(entries.map(async ({ name, model }) => [name, await model(files)] as const)),
  );
}

/** What blocks show in sections, by name. */
export function blockComponents(): Record<string, ComponentType<BlockProps>> {
  return Object.fromEntries(
    Object.entries(blocks).flatMap(([name, { component }]) => (component ? [[name, component]] : [])),
  );
}
