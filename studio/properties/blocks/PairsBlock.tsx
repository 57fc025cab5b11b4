import type { BlockProps } from '../../../engine/block';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** Names with a text for each. */
export function PairsBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const pairs = isObject(data[key]) ? data[key] : {};
  const set = (next: JsonObject) =>
    change(title, { [key]: (Object.keys(next).length > 0 ? next : undefined) as Json | undefined });
  return (
    <BlockRow title={title} help={help}>
      <div className={styles.list}>
        {Object.entries(pairs).map(([name, text]) => (
          <div key={name} className={styles.option}>
            <span>{scope.naming.fields.called(name)}</span>
            <ValueInput
              label={`${title}: ${name}`}
              isWide
              value={String(text)}
              isDisabled={isDisabled}
              onChange={(next) => set({ ...pairs, [name]: next })}
            />
            <SmallButton
              icon="close"
              label={`Retirar ${name}`}
              disabled={isDisabled}
              onClick={() => {
                const { [name]: _, ...others } = pairs;
                set(others);
              }}
            />
          </div>
        ))}
        <Picker
          label={`${title}: incluir`}
          look="add"
          text="nome"
          options={scope.fields.filter(({ name }) => !(name in pairs))}
          isDisabled={isDisabled}
          onPick={(name) => set({ ...pairs, [name]: name })}
          onText={(name) => set({ ...pairs, [name]: name })}
        />
      </div>
    </BlockRow>
  );
}
