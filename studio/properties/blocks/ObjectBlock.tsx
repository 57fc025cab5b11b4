import { useState } from 'react';
import type { BlockProps } from '../../../engine/block';
import { type Condition, isObject, type Json, type JsonObject } from '../../../engine/core';
import { keysOf, type Shape } from '../../../engine/edit';
import { SmallButton } from '../../ui/SmallButton';
import { Token } from '../../ui/Token';
import { ValueInput } from '../../ui/ValueInput';
import { kinds } from '../definitions/kinds';
import { keysOfKind } from '../definitions/known';
import { useThing } from '../form/ThingContext';
import { ConditionPanel } from '../sentence/ConditionPanel';
import { JsonInput } from '../sentence/JsonInput';
import type { Scope } from '../sentence/scope';
import { TextsEditor } from '../sentence/TextsEditor';
import { numberText, typedNumber } from '../sentence/values';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** A value with keys of its own, one under the other, as the vocabulary has them. */
export function ObjectBlock({ options }: BlockProps) {
  const { thing, data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const [draft, setDraft] = useState<JsonObject>();
  const said = data[key];
  // A field has options of its own or those of a call.
  if (key === 'options' && said === undefined && (data.oneOf !== undefined || data.enum !== undefined)) return null;
  const members = membersOf(thing.kind, key);
  const needed = (members.required ?? []) as string[];
  const value = draft ?? (isObject(said) ? said : undefined);
  const set = (next: JsonObject | undefined) => {
    const isWhole = next === undefined || needed.every((name) => next[name] !== undefined);
    setDraft(isWhole ? undefined : next);
    if (isWhole) change(title, { [key]: next });
  };
  if (!value) {
    return (
      <BlockRow title={title} help={help}>
        <Token look="add" disabled={isDisabled} aria-label={`${title}: definir`} onClick={() => setDraft({})}>
          definir
        </Token>
      </BlockRow>
    );
  }
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.group}>
        {Object.entries(keysOf(members)).map(([name, shape]) => (
          <Member
            key={name}
            name={name}
            shape={shape as Shape}
            isNeeded={needed.includes(name)}
            value={value[name]}
            scope={scope}
            isDisabled={isDisabled}
            onChange={(next) => {
              const { [name]: _, ...others } = value;
              set(next === undefined ? others : { ...value, [name]: next });
            }}
          />
        ))}
        <SmallButton icon="trash" disabled={isDisabled} onClick={() => set(undefined)}>
          Retirar
        </SmallButton>
      </div>
    </BlockRow>
  );
}

function membersOf(kind: string, key: string): Shape & { required?: readonly string[] } {
  const all = kind === 'rule' ? [] : kinds[kind as keyof typeof kinds].of.flatMap((each) => keysOfKind(each));
  return all.find((each) => each.key === key)?.known.shape ?? {};
}

interface MemberProps {
  name: string;
  shape: Shape & { title?: string; description?: string };
  isNeeded: boolean;
  value: Json | undefined;
  scope: Scope;
  isDisabled: boolean;
  onChange(value: Json | undefined): void;
}

function Member({ name, shape, isNeeded, value, scope, isDisabled, onChange }: MemberProps) {
  const title = shape.title ?? name;
  const help = shape.description ?? '';
  const label = isNeeded ? `${title} *` : title;
  if (shape.$ref?.endsWith('/condition')) {
    return (
      <BlockRow title={label} help={help} isWide>
        <ConditionPanel
          label={title}
          condition={value as unknown as Condition | undefined}
          scope={scope}
          isDisabled={isDisabled}
          onChange={(next) => onChange(next as unknown as Json | undefined)}
        />
      </BlockRow>
    );
  }
  if (shape.$ref?.endsWith('/message')) {
    return (
      <BlockRow title={label} help={help} isWide>
        <TextsEditor
          texts={isObject(value) ? value : {}}
          isDisabled={isDisabled}
          onChange={(next) => onChange(Object.keys(next).length > 0 ? next : undefined)}
        />
      </BlockRow>
    );
  }
  if (shape.type === 'boolean' || (shape.enum?.length === 1 && shape.enum[0] === true)) {
    return (
      <BlockRow title={label} help={help}>
        <input
          type="checkbox"
          className={styles.check}
          aria-label={title}
          checked={value === true}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? true : undefined)}
        />
      </BlockRow>
    );
  }
  const isNumber = shape.type === 'integer' || shape.type === 'number';
  if (shape.type !== 'string' && !isNumber) {
    return (
      <BlockRow title={label} help={help} isWide>
        <JsonInput label={`${title} como JSON`} value={value} isDisabled={isDisabled} onChange={onChange} />
      </BlockRow>
    );
  }
  return (
    <BlockRow title={label} help={help}>
      <ValueInput
        label={title}
        isWide
        kind={isNumber ? 'number' : 'text'}
        value={isNumber ? numberText(value as number | undefined) : String(value ?? '')}
        isDisabled={isDisabled}
        onChange={(text) => onChange(isNumber ? typedNumber(text) : text === '' ? undefined : text)}
      />
    </BlockRow>
  );
}
