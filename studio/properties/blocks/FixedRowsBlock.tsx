import type { BlockProps } from '../../../engine/block';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { SmallButton } from '../../ui/SmallButton';
import { Token } from '../../ui/Token';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { withItem, withoutItem } from '../sentence/change';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

const TEXTS = [
  { name: 'title', label: 'Título' },
  { name: 'name', label: 'Nome dos campos nos avisos' },
] as const;

/** The rows that a list always begins with, each with texts of its own where it has any. */
export function FixedRowsBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const rows = (Array.isArray(data[key]) ? data[key] : []).map((row) => (isObject(row) ? row : {}));
  const set = (next: JsonObject[]) =>
    change(title, { [key]: (next.length > 0 ? next : undefined) as Json | undefined });
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own
          <div key={index} className={styles.group}>
            <header>
              Linha {index + 1}
              <SmallButton
                icon="trash"
                label={`Retirar a linha ${index + 1}`}
                disabled={isDisabled}
                onClick={() => set(withoutItem(rows, index))}
              />
            </header>
            {TEXTS.map(({ name, label }) => (
              <ValueInput
                key={name}
                label={`${label} da linha ${index + 1}`}
                isWide
                placeholder={label}
                value={typeof row[name] === 'string' ? row[name] : ''}
                isDisabled={isDisabled}
                onChange={(text) => {
                  const { [name]: _, ...others } = row;
                  set(withItem(rows, index, text === '' ? others : inOrder({ ...others, [name]: text })));
                }}
              />
            ))}
          </div>
        ))}
        <Token look="add" disabled={isDisabled} onClick={() => set([...rows, {}])}>
          linha
        </Token>
      </div>
    </BlockRow>
  );
}

const inOrder = (row: JsonObject): JsonObject =>
  Object.fromEntries(
    TEXTS.flatMap(({ name }): [string, Json][] => (row[name] === undefined ? [] : [[name, row[name] as Json]])),
  );
