import { isObject, type Json } from '../../../engine/core';
import type { Condition, Operand } from '../../../engine/definition';
import { Picker } from '../../ui/Picker';
import { ConditionEditor } from './ConditionEditor';
import { NamesEditor } from './NamesEditor';
import { PlainValue } from './PlainValue';
import styles from './RuleEditor.module.css';
import { calledReference, type Scope } from './scope';

type Kind = 'value' | 'empty' | 'from' | 'sum' | 'is';

const KINDS: readonly { name: Kind; label: string }[] = [
  { name: 'value', label: 'um valor' },
  { name: 'empty', label: 'vazio' },
  { name: 'from', label: 'o mesmo que' },
  { name: 'sum', label: 'a soma de' },
  { name: 'is', label: 'a resposta a' },
];

function kindOf(operand: Operand): Kind {
  if (operand === null) return 'empty';
  if (!isObject(operand) || Object.keys(operand).length !== 1) return 'value';
  return 'from' in operand ? 'from' : 'sum' in operand ? 'sum' : 'is' in operand ? 'is' : 'value';
}

const STARTS: Readonly<Record<Kind, Operand>> = {
  value: '',
  empty: null,
  from: { from: '' },
  sum: { sum: [] },
  is: { is: {} },
};

interface Props {
  label: string;
  operands: Record<string, Operand>;
  scope: Scope;
  isDisabled?: boolean | undefined;
  /** What gets a value may be something else than a field. */
  isFree?: boolean;
  onChange(operands: Record<string, Operand> | undefined): void;
}

/** Fields with the values that they get: `*Total* como a soma de *Frete* e *Serviço*`. */
export function OperandsEditor({ label, operands, scope, isDisabled, isFree, onChange }: Props) {
  const called = scope.naming.fields.called;
  const without = (name: string) => {
    const { [name]: _, ...others } = operands;
    onChange(Object.keys(others).length > 0 ? others : undefined);
  };
  const add = (name: string) => onChange({ ...operands, [name]: null });
  return (
    <div className={styles.rows}>
      {Object.entries(operands).map(([name, operand]) => (
        <div key={name} className={styles.row}>
          <Picker
            label="Campo"
            look="hit"
            text={called(name)}
            options={scope.fields}
            chosen={name}
            isDisabled={isDisabled}
            onRemove={() => without(name)}
            onPick={(next) =>
              onChange(
                Object.fromEntries(Object.entries(operands).map(([key, each]) => [key === name ? next : key, each])),
              )
            }
          />
          <span>como</span>
          <OperandEditor
            name={name}
            operand={operand}
            scope={scope}
            isDisabled={isDisabled}
            onChange={(next) => onChange({ ...operands, [name]: next })}
          />
        </div>
      ))}
      <Picker
        label={`${label}: incluir campo`}
        look="add"
        text="campo"
        options={scope.fields.filter(({ name }) => !(name in operands))}
        isDisabled={isDisabled}
        onPick={add}
        {...(isFree && { onText: add })}
      />
    </div>
  );
}

interface OperandProps {
  name: string;
  operand: Operand;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(operand: Operand): void;
}

/** Where a value comes from. */
export function OperandEditor({ name, operand, scope, isDisabled, onChange }: OperandProps) {
  const kind = kindOf(operand);
  const {
    from = '',
    sum = [],
    is,
  } = isObject(operand as Json) ? (operand as { from?: string; sum?: string[]; is?: Condition }) : {};
  return (
    <>
      <Picker
        label="De onde vem"
        look="op"
        text={KINDS.find((each) => each.name === kind)?.label ?? ''}
        options={KINDS}
        chosen={kind}
        isDisabled={isDisabled}
        onPick={(next) => next !== kind && onChange(STARTS[next as Kind])}
      />
      {kind === 'value' && (
        <PlainValue
          label="Valor"
          name={name}
          value={operand as Json}
          scope={scope}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )}
      {kind === 'from' && (
        <Picker
          label="Campo copiado"
          look="of"
          text={from === '' ? 'escolha' : calledReference(from, scope)}
          options={() => [...scope.references, { name: '$now', label: 'o momento atual', group: 'O cadastro' }]}
          chosen={from}
          isDisabled={isDisabled}
          onPick={(next) => onChange({ from: next })}
        />
      )}
      {kind === 'sum' && (
        <NamesEditor
          label="Somados"
          names={sum}
          options={scope.fields}
          called={scope.naming.fields.called}
          isDisabled={isDisabled}
          onChange={(names = []) => onChange({ sum: names })}
        />
      )}
      {kind === 'is' && (
        <ConditionEditor
          label="A resposta a"
          condition={is}
          scope={scope}
          isDisabled={isDisabled}
          onChange={(condition = {}) => onChange({ is: condition })}
        />
      )}
    </>
  );
}
