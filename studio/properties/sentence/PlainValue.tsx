import type { Json } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { ValueInput } from '../../ui/ValueInput';
import type { Scope } from './scope';
import { calledValue, typedValue, valueOptions } from './values';

interface Props {
  /** What it is, for readers. */
  label: string;
  /** The field that gets it. */
  name: string;
  value: Json;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(value: Json): void;
}

/** A value that a field may have: one of its options, or what is typed. */
export function PlainValue({ label, name, value, scope, isDisabled, onChange }: Props) {
  const schema = scope.naming.schema(name);
  const options = valueOptions(schema);
  if (options.length === 0) {
    return (
      <ValueInput
        label={label}
        value={typeof value === 'string' ? value : JSON.stringify(value)}
        isDisabled={isDisabled}
        onChange={(text) => onChange(typedValue(text, schema) ?? text)}
      />
    );
  }
  return (
    <Picker
      label={label}
      look="op"
      text={value === '' ? 'escolha' : calledValue(value, schema)}
      options={options}
      chosen={JSON.stringify(value)}
      isDisabled={isDisabled}
      onPick={(next) => onChange(options.find((option) => option.name === next)?.value ?? null)}
    />
  );
}
