import type { Json, JsonObject } from '../../../engine/core';
import type { Condition } from '../../../engine/definition';
import { listAt } from '../../../engine/edit';
import { Picker } from '../../ui/Picker';
import { ValueInput } from '../../ui/ValueInput';
import { ConditionEditor } from './ConditionEditor';
import styles from './RuleEditor.module.css';
import type { Option, Scope } from './scope';
import { fieldsFor, KEYS, paramsOf, type TakenParam } from './validators';
import { numberText, typedNumber } from './values';

interface Props {
  /** The rule whose validator takes them. */
  rule: JsonObject;
  params: JsonObject;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(params: JsonObject | undefined): void;
}

/** The parameters of a validator, each with the choices that it has: a field of the rows, a number, a condition. */
export function ParamsEditor({ rule, params, scope, isDisabled, onChange }: Props) {
  const [list] = listAt(rule[KEYS.references]).map(String);
  const set = (name: string, value: Json | undefined) => {
    const { [name]: _, ...others } = params;
    // In the order in which the validator takes them.
    const next = { ...others, ...(value !== undefined && { [name]: value }) };
    const all = paramsOf(rule[KEYS.validator]).flatMap((each): [string, Json][] => {
      const own = next[each.name];
      return own === undefined ? [] : [[each.name, own]];
    });
    onChange(all.length > 0 ? Object.fromEntries(all) : undefined);
  };
  return (
    <div className={styles.rows}>
      {paramsOf(rule[KEYS.validator]).map(({ name, title, names }) => (
        <div key={name} className={styles.row}>
          <span>{title}</span>
          <Param
            label={title}
            {...(names && { names })}
            check={rule[KEYS.validator]}
            value={params[name]}
            rows={list === undefined ? scope : scope.rows(list)}
            isDisabled={isDisabled}
            onChange={(value) => set(name, value)}
          />
        </div>
      ))}
    </div>
  );
}

interface ParamProps {
  label: string;
  /** What it names. */
  names?: TakenParam['names'];
  check: Json | undefined;
  value: Json | undefined;
  /** What can be said of the rows of the list that is looked at. */
  rows: Scope;
  isDisabled?: boolean | undefined;
  onChange(value: Json | undefined): void;
}

function Param({ label, names, check, value, rows, isDisabled, onChange }: ParamProps) {
  const one = (options: readonly Option[]) => (
    <Picker
      label={label}
      look="of"
      text={options.find((option) => option.name === value)?.label ?? (value === undefined ? 'escolha' : String(value))}
      options={options}
      chosen={String(value)}
      isDisabled={isDisabled}
      onPick={onChange}
    />
  );
  switch (names) {
    case 'field':
      return one(fieldsFor(check, rows));
    case 'format':
      return one(rows.formats);
    case 'condition':
      return (
        <ConditionEditor
          label={label}
          condition={value as unknown as Condition | undefined}
          scope={rows}
          isDisabled={isDisabled}
          onChange={(next) => onChange(next as unknown as Json | undefined)}
        />
      );
    default:
      return (
        <ValueInput
          label={label}
          kind="number"
          value={numberText(value as number | undefined)}
          isDisabled={isDisabled}
          onChange={(text) => onChange(typedNumber(text))}
        />
      );
  }
}
