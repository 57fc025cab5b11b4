import type { BlockProps } from '../../../engine/block';
import { toPointer } from '../../../engine/core';
import { sharedName } from '../../../engine/definition';
import { useWorkspaceStore } from '../../document/WorkspaceContext';
import { SmallButton } from '../../ui/SmallButton';
import { useThing } from '../form/ThingContext';
import { kindTitle } from '../gallery/samples';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { saidOf } from './said';

/** What a field asks for and by which control, and the way to the gallery of all of them. */
export function KindBlock({ options }: BlockProps) {
  const store = useWorkspaceStore();
  const { data, own, isDisabled, chooseKind } = useThing();
  // What has fields of its own would lose them.
  const hasParts = data.type === 'array' || data.type === 'object';
  const shared = typeof own.$ref === 'string' ? sharedName(own.$ref) : undefined;
  return (
    <BlockRow {...saidOf(options)}>
      <span className={styles.kind}>{kindTitle({ ...data, ...(own.$ref !== undefined && { $ref: own.$ref }) })}</span>
      {shared !== undefined && (
        <SmallButton
          onClick={() => store.select({ file: 'shared.json', pointer: toPointer(['$defs', shared]), tab: null })}
        >
          Abrir o comum
        </SmallButton>
      )}
      {!hasParts && (
        <SmallButton look="line" disabled={isDisabled} onClick={chooseKind}>
          Trocar
        </SmallButton>
      )}
    </BlockRow>
  );
}
