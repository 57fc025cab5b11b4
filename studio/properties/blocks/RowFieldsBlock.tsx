import type { BlockProps } from '../../../engine/block';
import { isObject, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { useThing } from '../form/ThingContext';
import { SaidKeys } from '../keys/SaidKeys';
import { rowFieldKeys } from '../keys/shownKeys';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** What the fields of a row are in one form of its list that they are not elsewhere. */
export function RowFieldsBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const fields = isObject(data[key]) ? data[key] : {};
  const set = (next: JsonObject) => change(title, { [key]: Object.keys(next).length > 0 ? next : undefined });
  const { called } = scope.naming.fields;
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {Object.entries(fields).map(([name, field]) => {
          const base = (scope.naming.schema(name) ?? {}) as JsonObject;
          return (
            <div key={name} className={styles.group}>
              <header>
                {called(name)}
                <SmallButton
                  icon="trash"
                  label={`Retirar ${called(name)}`}
                  disabled={isDisabled}
                  onClick={() => {
                    const { [name]: _, ...others } = fields;
                    set(others);
                  }}
                />
              </header>
              <SaidKeys
                called={called(name)}
                kind="field"
                keys={rowFieldKeys(base)}
                base={base}
                own={isObject(field) ? field : {}}
                // A form that says nothing of a field any more keeps what it said last.
                onChange={(next) => Object.keys(next).length > 0 && set({ ...fields, [name]: next })}
              />
            </div>
          );
        })}
        <Picker
          label={`${title}: incluir campo`}
          look="add"
          text="campo"
          options={scope.fields.filter(({ name }) => !(name in fields) && !name.includes('/'))}
          isDisabled={isDisabled}
          onPick={(name) => set({ ...fields, [name]: { title: called(name) } })}
        />
      </div>
    </BlockRow>
  );
}
