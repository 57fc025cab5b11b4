import { useState } from 'react';
import type { BlockProps } from '../../../engine/block';
import { isObject, type JsonObject } from '../../../engine/core';
import type { FieldSchema } from '../../../engine/definition';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { ValueInput } from '../../ui/ValueInput';
import { type ThingEnvironment, useThing } from '../form/ThingContext';
import type { Option, Scope } from '../sentence/scope';
import { calledValue, valueOptions } from '../sentence/values';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { FormatPick } from './FormatPick';
import { keyOf, saidOf } from './said';

/** Something that another value decides: which setting or field, and what comes of each of its values. */
export function ByValueBlock({ options }: BlockProps) {
  const thing = useThing();
  const { data, scope, isDisabled, change } = thing;
  const [draft, setDraft] = useState<string>();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const isFormat = key === 'formatBy';
  const said = isObject(data[key]) ? data[key] : {};
  const [decider = draft] = Object.keys(said);
  const cases = decider !== undefined && isObject(said[decider]) ? said[decider] : {};
  const deciders = isFormat ? siblingsOf(thing) : scope.settings;
  const set = (by: string, next: JsonObject) => {
    const isSaid = Object.keys(next).length > 0;
    setDraft(isSaid ? undefined : by);
    change(title, { [key]: isSaid ? { [by]: next } : undefined });
  };
  const { called, values } = decided(decider, scope, thing);
  const add = (name: string) =>
    decider !== undefined && set(decider, { ...cases, [name]: isFormat ? 'cpf' : 'Outra linha de ajuda.' });
  const free = values.filter(({ name }) => !(name in cases));
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.list}>
        <div className={styles.pair}>
          <span>{isFormat ? 'Decide o campo' : 'Decide a configuração'}</span>
          <Picker
            label={`${title}: o que decide`}
            look="of"
            text={decider === undefined ? 'nada' : called}
            options={deciders.filter(({ name }) => name !== decider)}
            isDisabled={isDisabled}
            onPick={(name) => (Object.keys(cases).length > 0 ? set(name, cases) : setDraft(name))}
            {...(deciders.length === 0 && { onText: (name: string) => set(name, cases) })}
            onRemove={() => {
              setDraft(undefined);
              change(title, { [key]: undefined });
            }}
          />
        </div>
        {decider !== undefined &&
          Object.entries(cases).map(([value, given]) => {
            const label = values.find(({ name }) => name === value)?.label ?? value;
            const put = (next: string) => set(decider, { ...cases, [value]: next });
            return (
              <div key={value} className={styles.option}>
                <span>{label}</span>
                {isFormat ? (
                  <FormatPick label={`${title}: ${label}`} value={String(given)} onPick={put} />
                ) : (
                  <ValueInput
                    label={`${title}: ${label}`}
                    isWide
                    value={String(given)}
                    isDisabled={isDisabled}
                    onChange={put}
                  />
                )}
                <SmallButton
                  icon="close"
                  label={`Retirar ${label}`}
                  disabled={isDisabled}
                  onClick={() => {
                    const { [value]: _, ...others } = cases;
                    set(decider, others);
                  }}
                />
              </div>
            );
          })}
        {decider !== undefined && (
          <Picker
            label={`${title}: incluir valor`}
            look="add"
            text="valor"
            options={free}
            isDisabled={isDisabled}
            onPick={add}
            {...(values.length === 0 && { onText: add })}
          />
        )}
      </div>
    </BlockRow>
  );
}

/** What decides, as it is called, and the values that it may have by their keys. */
function decided(
  decider: string | undefined,
  scope: Scope,
  thing: ThingEnvironment,
): { called: string; values: Option[] } {
  if (decider === undefined) return { called: '', values: [] };
  const isSetting = decider.startsWith('$settings/');
  const sibling = siblingsOf(thing).find(({ name }) => name === decider);
  const schema: FieldSchema | undefined = isSetting ? scope.naming.schema(decider) : sibling?.schema;
  const values = valueOptions(schema).map(({ value }) => ({ name: String(value), label: calledValue(value, schema) }));
  const setting = scope.settings.find(({ name }) => name === decider)?.label;
  return { called: (isSetting ? setting : sibling?.label) ?? decider, values };
}

/** The fields beside a field, by their own names. */
function siblingsOf({ thing, scope, siblings }: ThingEnvironment): (Option & { schema: FieldSchema })[] {
  const own = thing.pointer.split('/').at(-1);
  return Object.entries(siblings()).flatMap(([name, schema]) =>
    name === own ? [] : [{ name, label: schema.title ?? scope.naming.fields.called(name), schema }],
  );
}
