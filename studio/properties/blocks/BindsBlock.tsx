import { BLOCKS } from '../../../contract/blocks';
import type { BlockProps } from '../../../engine/block';
import { isObject, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { useThing } from '../form/ThingContext';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

const NONE = 'nenhum';

/** The fields that a block of the portal reads and writes, each by what it is for. */
export function BindsBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const binds = isObject(data[key]) ? data[key] : {};
  const { binds: shape = {}, fields: told = {} } = BLOCKS[String(data.block)] ?? {};
  const fields = scope.fields.filter(({ name }) => !name.includes('/'));
  const set = (bind: string, field: string) => {
    const { [bind]: _, ...others } = binds;
    const next: JsonObject = field === '' ? others : { ...binds, [bind]: field };
    change(title, { [key]: Object.keys(next).length > 0 ? next : undefined });
  };
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {Object.entries(shape).map(([bind, { required, reads }]) => {
          const label = told[bind]?.title ?? bind;
          const field = typeof binds[bind] === 'string' ? binds[bind] : '';
          return (
            <div key={bind} className={styles.pair}>
              <span>
                {label}
                {required && ' *'}
                {reads && <span className={styles.note}> (só lê)</span>}
              </span>
              <Picker
                label={label}
                look="of"
                text={field === '' ? NONE : (scope.fields.find(({ name }) => name === field)?.label ?? field)}
                options={[...(required ? [] : [{ name: '', label: NONE }]), ...fields]}
                chosen={field}
                isDisabled={isDisabled}
                onPick={(name) => set(bind, name)}
              />
            </div>
          );
        })}
      </div>
    </BlockRow>
  );
}
