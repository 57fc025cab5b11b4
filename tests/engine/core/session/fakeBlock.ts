import type { BlockError, BlockFactory, BlockInput, BlockModel } from '../../../../engine/core/session/blocks';

/** A block that reports what the test tells it to, and remembers what it is told. */
export interface FakeBlock {
  factory: BlockFactory;
  /** One for each place, in the order of the wizard. */
  inputs: BlockInput[];
  models: BlockModel[];
  saved: (readonly string[])[];
  /** From now on it reports these. */
  report(...texts: string[]): void;
  /** What becomes of the next loads. */
  load: () => Promise<boolean>;
}

/** An error of a block with one text for all its places. */
export const blockError = (text: string): BlockError => ({
  kind: 'missing',
  name: text,
  inline: text,
  title: 'Block',
  text: `${text}!`,
});

/** A block without errors. */
export function fakeBlock(): FakeBlock {
  let errors: BlockError[] = [];
  const listeners = new Set<() => void>();
  const block: FakeBlock = {
    inputs: [],
    models: [],
    saved: [],
    load: async () => true,
    report(...texts) {
      errors = texts.map(blockError);
      for (const listener of listeners) listener();
    },
    factory(input) {
      const model: BlockModel = {
        getState: () => errors,
        subscribe(listener) {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        load: () => block.load(),
        errors: (moment) => (moment === 'advance' ? errors : []),
        saved: (parts) => void block.saved.push(parts),
      };
      block.inputs.push(input);
      block.models.push(model);
      return model;
    },
  };
  return block;
}
