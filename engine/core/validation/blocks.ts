import type { Moment } from '../definition/types';
import type { TabPlan } from '../plan/plan';
import type { TabState } from '../state/state';
import type { FieldError } from './errors';

/** What is wrong with a block: the texts of its place and of the dialog. It stands in the screen's order at the block. */
export interface BlockError {
  kind: string;
  /** How the summary and the dialog call what is wrong. */
  name: string;
  inline: string;
  title: string;
  text: string;
}

/** What the block with an id reports at a moment. */
export type ErrorsOfBlock = (id: string, moment: Moment) => readonly BlockError[];

/** The errors of the blocks on the screen, behind those of the fields that they bind. To leave a field asks no block. */
export function errorsOfBlocks(
  plan: TabPlan,
  state: TabState,
  moment: Moment,
  errorsOfBlock: ErrorsOfBlock | undefined,
): { place: number[]; error: FieldError }[] {
  if (!errorsOfBlock || moment === 'leave') return [];
  return plan.blocks
    .filter(({ node }) => !state.hidden.has(node))
    .flatMap(({ node, order }) =>
      errorsOfBlock(node.slice(1), moment).map((error, index) => ({
        place: [order, Number.POSITIVE_INFINITY, 0, 2, index],
        error: { ...error, pointer: node, keyword: 'block' },
      })),
    );
}
