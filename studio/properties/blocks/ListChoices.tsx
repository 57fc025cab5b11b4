import type { ReactNode } from 'react';
import type { JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { withItem, withoutItem } from '../sentence/change';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';

interface ListChoicesProps {
  title: string;
  help: string;
  /** What is said of each list that was chosen, and what the list is called. */
  chosen: readonly JsonObject[];
  called(item: JsonObject): string;
  /** The lists that may be chosen. */
  lists: readonly { name: string; label: string }[];
  isDisabled: boolean;
  onAdd(list: string): void;
  onChange(chosen: JsonObject[]): void;
  /** The controls of one. */
  children(item: JsonObject, onChange: (next: JsonObject) => void): ReactNode;
}

/** Lists of the wizard that a key names, each with what is said of it. */
export function ListChoices(props: ListChoicesProps) {
  const { title, help, chosen, called, lists, isDisabled, onAdd, onChange, children } = props;
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {chosen.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a list may be named twice
          <div key={index} className={styles.group}>
            <header>
              {called(item)}
              <SmallButton
                icon="trash"
                label={`Retirar ${called(item)}`}
                disabled={isDisabled}
                onClick={() => onChange(withoutItem(chosen, index))}
              />
            </header>
            {children(item, (next) => onChange(withItem(chosen, index, next)))}
          </div>
        ))}
        <Picker
          label={`${title}: incluir lista`}
          look="add"
          text="lista"
          options={lists}
          isDisabled={isDisabled}
          onPick={onAdd}
        />
      </div>
    </BlockRow>
  );
}
