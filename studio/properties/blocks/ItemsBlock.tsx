import type { BlockProps } from '../../../engine/block';
import { isObject, type Json } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { useThing } from '../form/ThingContext';
import { withItem, withoutItem } from '../sentence/change';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** What a row or a form shows, in the order of the screen. */
export function ItemsBlock({ options }: BlockProps) {
  const { data, scope: around, thing, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const items = Array.isArray(data[key]) ? data[key] : [];
  const set = (next: Json[]) => change(title, { [key]: next.length > 0 ? next : undefined });
  const scope = thing.kind === 'collection' && thing.list !== undefined ? around.rows(thing.list) : around;
  const called = (item: Json) => (typeof item === 'string' ? scope.naming.fields.called(item) : textOf(item));
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
          <div key={index} className={`${styles.option} ${styles.single}`}>
            <span className={styles.kind}>{called(item)}</span>
            <span className={styles.moves}>
              <SmallButton
                icon="chevronDown"
                label={`Descer ${called(item)}`}
                disabled={isDisabled || index === items.length - 1}
                onClick={() => set(exchanged(items, index))}
              />
              <SmallButton
                icon="close"
                label={`Retirar ${called(item)}`}
                disabled={isDisabled}
                onClick={() => set(withoutItem(items, index))}
              />
            </span>
          </div>
        ))}
        <Picker
          label={`${title}: incluir campo`}
          look="add"
          text="campo"
          options={scope.fields.filter(({ name }) => !items.includes(name))}
          isDisabled={isDisabled}
          onPick={(name) => set([...items, name])}
        />
      </div>
    </BlockRow>
  );
}

/** A text, link, explanation or block among the fields. */
function textOf(item: Json): string {
  const { text, link, info, block } = isObject(item) ? item : {};
  return String(info ?? link ?? text ?? block ?? '');
}

const exchanged = (items: readonly Json[], index: number): Json[] =>
  withItem(withItem(items, index, items[index + 1] as Json), index + 1, items[index] as Json);
