import { isObject, type Json, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { ValueInput } from '../../ui/ValueInput';
import styles from './RuleEditor.module.css';
import type { Option, Scope } from './scope';

/** What stands at the sides of a pair, by the key of the rule. */
export type PairKind = 'with' | 'fill' | 'locks';

const JOINTS: Readonly<Record<PairKind, string>> = { with: 'com', fill: 'com', locks: 'se veio' };
const ADD: Readonly<Record<PairKind, string>> = { with: 'argumento', fill: 'campo', locks: 'campo' };

interface Props {
  kind: PairKind;
  label: string;
  pairs: JsonObject;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(pairs: JsonObject | undefined): void;
}

/** Pairs of names: an argument and the field that fills it, a field and the part of the answer that fills or locks it. */
export function PairsEditor({ kind, label, pairs, scope, isDisabled, onChange }: Props) {
  const called = scope.naming.fields.called;
  const without = (name: string) => {
    const { [name]: _, ...others } = pairs;
    onChange(Object.keys(others).length > 0 ? others : undefined);
  };
  const isArguments = kind === 'with';
  const free = scope.fields.filter(({ name }) => !(name in pairs));
  return (
    <div className={styles.rows}>
      {Object.entries(pairs).map(([name, value]) => (
        <div key={name} className={styles.row}>
          <Picker
            label={isArguments ? 'Argumento' : 'Campo'}
            look={isArguments ? 'op' : 'hit'}
            text={isArguments ? name : called(name)}
            options={isArguments ? [] : free}
            isDisabled={isDisabled}
            onRemove={() => without(name)}
            onPick={(next) => onChange(renamed(pairs, name, next))}
            {...(isArguments && { onText: (next: string) => onChange(renamed(pairs, name, next)) })}
          />
          <PairValue
            kind={kind}
            value={value}
            scope={scope}
            isDisabled={isDisabled}
            onChange={(next) => onChange({ ...pairs, [name]: next })}
          />
        </div>
      ))}
      <Picker
        label={`${label}: incluir ${ADD[kind]}`}
        look="add"
        text={ADD[kind]}
        options={isArguments ? [] : free}
        isDisabled={isDisabled}
        onPick={(name) => onChange({ ...pairs, [name]: kind === 'locks' ? true : '' })}
        {...(isArguments && { onText: (name: string) => onChange({ ...pairs, [name]: '' }) })}
      />
    </div>
  );
}

const renamed = (pairs: JsonObject, name: string, next: string): JsonObject =>
  Object.fromEntries(Object.entries(pairs).map(([key, value]) => [key === name ? next : key, value]));

const ALWAYS: readonly Option[] = [
  { name: 'always', label: 'em todo caso' },
  { name: 'if', label: 'se veio' },
];

function PairValue(props: {
  kind: PairKind;
  value: Json;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(value: Json): void;
}) {
  const { kind, value, scope, isDisabled, onChange } = props;
  if (kind === 'with') {
    return (
      <>
        <span>com</span>
        <Picker
          label="Campo"
          look="of"
          text={value === '' ? 'escolha' : scope.naming.fields.called(String(value))}
          options={scope.fields}
          chosen={String(value)}
          isDisabled={isDisabled}
          onPick={onChange}
        />
      </>
    );
  }
  const fixed = isObject(value) ? value.const : undefined;
  return (
    <>
      {kind === 'locks' ? (
        <Picker
          label="Quando trava"
          look="op"
          text={value === true ? 'em todo caso' : 'se veio'}
          options={ALWAYS}
          chosen={value === true ? 'always' : 'if'}
          isDisabled={isDisabled}
          onPick={(next) => onChange(next === 'always' ? true : '')}
        />
      ) : (
        <span>{fixed === undefined ? JOINTS[kind] : 'sempre com'}</span>
      )}
      {value !== true && (
        <ValueInput
          label={fixed === undefined ? 'Parte da resposta' : 'Valor fixo'}
          value={fixed === undefined ? String(value) : String(fixed)}
          isDisabled={isDisabled}
          onChange={(text) => onChange(fixed === undefined ? text : { const: text })}
        />
      )}
    </>
  );
}
