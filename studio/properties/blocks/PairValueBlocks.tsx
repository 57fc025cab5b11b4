import type { BlockProps } from '../../../engine/block';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { PlainValue } from '../sentence/PlainValue';
import { typedValue, valueOptions } from '../sentence/values';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** Settings whose value is another one at first, each with it. */
export function DefaultsBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const settings = isObject(data[key]) ? data[key] : {};
  const set = (next: JsonObject) => change(title, { [key]: Object.keys(next).length > 0 ? next : undefined });
  const known = scope.settings;
  const nameOf = (reference: string) => reference.slice('$settings/'.length);
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {Object.entries(settings).map(([name, setting]) => {
          const label = known.find((each) => nameOf(each.name) === name)?.label ?? name;
          const value = isObject(setting) ? (setting.default ?? '') : '';
          return (
            <div key={name} className={styles.option}>
              <span>{label}</span>
              <PlainValue
                label={`${title}: ${label}`}
                name={`$settings/${name}`}
                value={value}
                scope={scope}
                isDisabled={isDisabled}
                onChange={(next) => set({ ...settings, [name]: { default: next } })}
              />
              <Without name={label} isDisabled={isDisabled} onRemove={() => set(without(settings, name))} />
            </div>
          );
        })}
        <Picker
          label={`${title}: incluir configuração`}
          look="add"
          text="configuração"
          options={known.filter(({ name }) => !(nameOf(name) in settings))}
          isDisabled={isDisabled}
          onPick={(name) => {
            const [first] = valueOptions(scope.naming.schema(name));
            set({ ...settings, [nameOf(name)]: { default: first?.value ?? '' } });
          }}
        />
      </div>
    </BlockRow>
  );
}

/** Parts of an answer, each with the value that it must have. */
export function AnswersBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const parts = isObject(data[key]) ? data[key] : {};
  const set = (next: JsonObject) => change(title, { [key]: Object.keys(next).length > 0 ? next : undefined });
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        {Object.entries(parts).map(([name, value]) => (
          <div key={name} className={styles.option}>
            <code>{name}</code>
            <ValueInput
              label={`${title}: ${name}`}
              isWide
              value={said(value)}
              isDisabled={isDisabled}
              onChange={(text) => set({ ...parts, [name]: typedValue(text, undefined) ?? text })}
            />
            <Without name={name} isDisabled={isDisabled} onRemove={() => set(without(parts, name))} />
          </div>
        ))}
        <Picker
          label={`${title}: incluir parte da resposta`}
          look="add"
          text="parte da resposta"
          options={[]}
          isDisabled={isDisabled}
          onPick={() => {}}
          onText={(name) => set({ ...parts, [name]: true })}
        />
      </div>
    </BlockRow>
  );
}

/** A value as it is typed: what is yes or no is said so. */
const said = (value: Json): string =>
  value === true ? 'Sim' : value === false ? 'Não' : typeof value === 'string' ? value : JSON.stringify(value);

function without(object: JsonObject, name: string): JsonObject {
  const { [name]: _, ...others } = object;
  return others;
}

function Without({ name, isDisabled, onRemove }: { name: string; isDisabled: boolean; onRemove(): void }) {
  return <SmallButton icon="close" label={`Retirar ${name}`} disabled={isDisabled} onClick={onRemove} />;
}
