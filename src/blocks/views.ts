import type { ComponentType } from 'react';
import type { BlockProps, BlockQuestionProps } from '../../engine/block';
import { type LazyBlock, lazyBlock } from './lazyBlock';
import { type BlockEntry, blocks } from './registry';

/** What blocks show in sections, by name. */
export const blockComponents: Record<string, LazyBlock<BlockProps>> = drawnBy(({ component }) => component);

/** The dialogs of their own that blocks put to the customer, by name. */
export const blockQuestions: Record<string, LazyBlock<BlockQuestionProps>> = drawnBy(({ question }) => question);

/** Has what a block shows come ahead; nothing where it shows none. */
export const fetchBlock = (name: string): Promise<void> | undefined => blockComponents[name]?.fetch();

function drawnBy<Props extends object>(
  read: (block: BlockEntry) => (() => Promise<ComponentType<Props>>) | undefined,
): Record<string, LazyBlock<Props>> {
  return Object.fromEntries(
    Object.entries(blocks).flatMap(([name, block]) => {
      const fetchView = read(block);
      return fetchView ? [[name, lazyBlock(fetchView)]] : [];
    }),
  );
}
