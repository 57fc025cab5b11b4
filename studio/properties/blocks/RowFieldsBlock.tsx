import type { BlockProps } from '../../../engine/block';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { ValueInput } from '../../ui/ValueInput';
import { anyTitle } from '../../words/keys';
import { useThing } from '../form/ThingContext';
import { numberText, typedNumber } from '../sentence/values';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { FormatPick } from './FormatPick';
import { keyOf, saidOf } from './said';

/** What of a field one form of a list says in another way, as far as it is more than JSON. */
const TEXTS = ['title', 'description'];
const NUMBERS = ['minLength', 'maxLength', 'minimum', 'maximum'];

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
        {Object.entries(fields).map(([name, field]) => (
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
            <FieldKeys
              field={isObject(field) ? field : {}}
              isDisabled={isDisabled}
              onChange={(next) => set({ ...fields, [name]: next })}
            />
          </div>
        ))}
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

interface KeysProps {
  field: JsonObject;
  isDisabled: boolean;
  onChange(field: JsonObject): void;
}

function FieldKeys({ field, isDisabled, onChange }: KeysProps) {
  const others = [...TEXTS, ...NUMBERS, 'format'].filter((key) => !(key in field));
  const put = (key: string, value: Json | undefined) => {
    const { [key]: _, ...rest } = field;
    // A form that says nothing of a field keeps its title.
    if (value !== undefined || Object.keys(rest).length > 0)
      onChange(value === undefined ? rest : { ...field, [key]: value });
  };
  return (
    <>
      {Object.entries(field).map(([key, value]) => {
        const label = anyTitle(key) ?? key;
        return (
          <div key={key} className={styles.pair}>
            <span>{label}</span>
            {key === 'format' ? (
              <FormatPick
                label={label}
                value={String(value)}
                onPick={(name) => put(key, name)}
                onRemove={() => put(key, undefined)}
              />
            ) : typeof value === 'string' || typeof value === 'number' ? (
              <ValueInput
                label={label}
                isWide
                kind={typeof value === 'number' ? 'number' : 'text'}
                value={typeof value === 'number' ? numberText(value) : value}
                isDisabled={isDisabled}
                onChange={(text) => put(key, typeof value === 'number' ? typedNumber(text) : text || undefined)}
              />
            ) : (
              <span className={styles.note}>no texto</span>
            )}
          </div>
        );
      })}
      <Picker
        label="Dizer mais do campo"
        look="add"
        text="mais"
        options={others.map((key) => ({ name: key, label: anyTitle(key) ?? key }))}
        isDisabled={isDisabled}
        onPick={(key) => put(key, key === 'format' ? 'cpf' : NUMBERS.includes(key) ? 1 : (anyTitle(key) ?? key))}
      />
    </>
  );
}
