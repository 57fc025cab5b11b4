import { blockNow, movedElsewhere } from '../../../engine/analyse';
import type { TabDefinition } from '../../../engine/definition';
import { blockNode, blocksOf, type TabState } from '../../../engine/state';
import type { MigrationStep } from '../../../engine/wire';
import type { Stored } from '../stored';
import type { BlockJudge, Remark } from './remark';

/** What judges blocks, what is known of the client, and the steps after which blocks are told. */
interface Judging {
  judges: Readonly<Record<string, BlockJudge>>;
  known: Stored['known'];
  steps: readonly MigrationStep[];
}

/** What the blocks ask that a tab shows; of one that nobody judges, that it is there as it is. */
export function remarksOfBlocks(tab: TabDefinition, { hidden }: TabState, { judges, known, steps }: Judging): Remark[] {
  const reading = steps.length > 0 ? { rename: namesAfter(tab.id, steps) } : {};
  return blocksOf(tab).flatMap((block): Remark[] => {
    const node = blockNode(block.id);
    if (hidden.has(node)) return [];
    const place = { tab: tab.id, node, rows: [], value: undefined };
    const asked = judges[block.block]?.(block, known);
    if (!asked) return [{ ...place, effect: 'open', detail: JSON.stringify(blockNow(block, reading)) }];
    return asked.map((detail) => ({ ...place, effect: 'asked', detail }));
  });
}

/** What fields are called after steps, as a block of a tab names them. */
function namesAfter(tab: string, steps: readonly MigrationStep[]): ReadonlyMap<string, string> {
  const names = movedElsewhere(steps);
  const here = `$tabs/${tab}/`;
  const own = [...names].flatMap(([from, to]): [string, string][] =>
    from.startsWith(here) && to.startsWith(here) ? [[from.slice(here.length), to.slice(here.length)]] : [],
  );
  return new Map([...names, ...own]);
}
