import type { JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import styles from './RuleEditor.module.css';
import type { Scope } from './scope';

interface Props {
  label: string;
  names: JsonObject;
  /** The fields that the rule of all speaks of, by its own names. */
  open: readonly string[];
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(names: JsonObject | undefined): void;
}

/** For fields of a rule of all, the fields that they are here; of the others the name is the same. */
export function RuleNames({ label, names, open, scope, isDisabled, onChange }: Props) {
  const { called } = scope.naming.fields;
  const without = (name: string) => {
    const { [name]: _, ...others } = names;
    onChange(Object.keys(others).length > 0 ? others : undefined);
  };
  return (
    <div className={styles.rows}>
      {Object.entries(names).map(([name, own]) => (
        <div key={name} className={styles.row}>
          <code>{name}</code> <span>é</span>
          <Picker
            label={`${name} é`}
            look="of"
            text={own === '' ? 'escolha' : called(String(own))}
            options={scope.fields}
            chosen={String(own)}
            isDisabled={isDisabled}
            onPick={(field) => onChange({ ...names, [name]: field })}
            onRemove={() => without(name)}
          />
        </div>
      ))}
      <Picker
        label={`${label}: incluir campo`}
        look="add"
        text="campo"
        options={open.filter((name) => !(name in names)).map((name) => ({ name, label: name }))}
        isDisabled={isDisabled}
        onPick={(name) => onChange({ ...names, [name]: scope.fields[0]?.name ?? name })}
      />
    </div>
  );
}
