import type { BlockProps } from '../../../engine/block';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { listAt, objectAt } from '../../../engine/edit';
import { valueAt } from '../../document/pointers';
import { useWorkspace } from '../../document/WorkspaceContext';
import { blockTitles } from '../../words/brought';
import { kindOfBlock } from '../definitions/kinds';
import { useThing } from '../form/ThingContext';
import { SaidKeys } from '../keys/SaidKeys';
import { blockKeys } from '../keys/shownKeys';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** Options that the blocks of a tab of all have in this wizard alone, by the block. */
export function OwnBlocksBlock({ options }: BlockProps) {
  const { thing, data, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const values = useWorkspace((workspace) => workspace.values);
  const { id } = objectAt(valueAt(values[thing.file], thing.pointer));
  const blocks = blocksIn(values[`shared/${String(id)}.json`]);
  const said = isObject(data[key]) ? data[key] : {};
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {blocks.length === 0 && <span className={styles.note}>A aba não tem blocos.</span>}
        {blocks.map((block) => {
          const name = String(block.id);
          const called = blockTitles[String(block.block)] ?? String(block.block);
          return (
            <div key={name} className={styles.group}>
              <header>{called}</header>
              <SaidKeys
                called={called}
                kind={kindOfBlock(String(block.block))}
                keys={blockKeys(String(block.block))}
                base={block}
                own={objectAt(said[name])}
                onChange={(next) => {
                  const { [name]: _, ...others } = said;
                  const all = Object.keys(next).length > 0 ? { ...said, [name]: next } : others;
                  change(title, { [key]: Object.keys(all).length > 0 ? all : undefined });
                }}
              />
            </div>
          );
        })}
      </div>
    </BlockRow>
  );
}

/** The blocks that the sections of a tab show. */
const blocksIn = (tab: Json | undefined): JsonObject[] =>
  listAt(valueAt(tab, '/uiSchema/ui:sections'))
    .flatMap((section) => listAt(objectAt(section).fields))
    .filter((item): item is JsonObject => isObject(item) && item.block !== undefined);
