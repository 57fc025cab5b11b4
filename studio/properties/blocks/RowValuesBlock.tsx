import type { BlockProps } from '../../../engine/block';
import { isObject, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { useThing } from '../form/ThingContext';
import { PlainValue } from '../sentence/PlainValue';
import { valueOptions } from '../sentence/values';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** Values that a new row begins with, by field. */
export function RowValuesBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const values = isObject(data[key]) ? data[key] : {};
  const set = (next: JsonObject) => change(title, { [key]: Object.keys(next).length > 0 ? next : undefined });
  const { called } = scope.naming.fields;
  const begin = (name: string) => {
    const schema = scope.naming.schema(name);
    const [first] = valueOptions(schema);
    set({ ...values, [name]: first?.value ?? (schema?.type === 'string' ? '' : 0) });
  };
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {Object.entries(values).map(([name, value]) => (
          <div key={name} className={styles.option}>
            <span className={styles.kind}>{called(name)}</span>
            <PlainValue
              label={`${title}: ${called(name)}`}
              name={name}
              value={value}
              scope={scope}
              isDisabled={isDisabled}
              onChange={(next) => set({ ...values, [name]: next })}
            />
            <SmallButton
              icon="close"
              label={`Retirar ${called(name)}`}
              disabled={isDisabled}
              onClick={() => {
                const { [name]: _, ...others } = values;
                set(others);
              }}
            />
          </div>
        ))}
        <Picker
          label={`${title}: incluir campo`}
          look="add"
          text="campo"
          options={scope.fields.filter(({ name }) => !(name in values))}
          isDisabled={isDisabled}
          onPick={begin}
        />
      </div>
    </BlockRow>
  );
}
