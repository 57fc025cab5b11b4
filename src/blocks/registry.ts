import type { ComponentType } from 'react';
import type { BlockName } from '../../contract/blocks';
import type { BlockProps, BlockQuestionProps } from '../../engine/block';
import type { BlockFactory } from '../../engine/session';
import type { Attachments } from './documents/attachments';

/**
 * One block: what it shows in a section, or as the question of a rule, and what lives as long as the session. Each script is
 * fetched when it is needed: `async () => (await import('./x/X')).X`.
 */
export interface BlockEntry {
  component?: () => Promise<ComponentType<BlockProps>>;
  /** A dialog of its own that answers yes or no. */
  question?: () => Promise<ComponentType<BlockQuestionProps>>;
  /** How its models are made, as a wizard opens. */
  model?: (files: Attachments) => Promise<BlockFactory>;
}

/** The code of each block of `contract/blocks/`, where all else stands that is known of it. */
const own: Record<BlockName, BlockEntry> = {
  documents: {
    component: async () => (await import('./documents/Documents')).Documents,
    model: async (files) => (await import('./documents/model')).documentsModelOver(files),
  },
  products: {
    component: async () => (await import('./products/ProductsBlock')).ProductsBlock,
    model: async () => (await import('./products/model')).productsModel,
  },
  signatures: {
    component: async () => (await import('./signatures/SignaturesBlock')).SignaturesBlock,
    model: async () => (await import('./signatures/model')).signaturesModel,
  },
  suitability: {
    component: async () => (await import('./suitability/SuitabilityBlock')).SuitabilityBlock,
    model: async () => (await import('./suitability/model')).suitabilityModel,
  },
  token: {
    question: async () => (await import('../token/TokenQuestion')).TokenQuestion,
  },
};

/** The blocks that definitions may place, by name. */
export const blocks: Record<string, BlockEntry> = own;

/** How the models of all blocks are made for one session, by the block's name; `files` are those picked in it. */
export async function loadBlockFactories(files: Attachments): Promise<Record<string, BlockFactory>> {
  const entries = Object.entries(blocks).flatMap(([name, { model }]) => (model ? [{ name, model }] : []));
  return Object.fromEntries(
    await Promise.all(entries.map(async ({ name, model }) => [name, await model(files)] as const)),
  );
}
