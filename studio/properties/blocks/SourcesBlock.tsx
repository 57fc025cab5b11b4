import type { BlockProps } from '../../../engine/block';
import { isObject, type Json, type JsonObject } from '../../../engine/core';
import type { Condition } from '../../../engine/definition';
import { Picker } from '../../ui/Picker';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { ConditionPanel } from '../sentence/ConditionPanel';
import type { Scope } from '../sentence/scope';
import styles from './blocks.module.css';
import { ListChoices } from './ListChoices';
import { keyOf, saidOf } from './said';

/** Lists whose rows are people: which list, what they are called, the fields with their name and address, and who of them. */
export function SourcesBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const sources = (Array.isArray(data[key]) ? data[key] : []).map((each) => (isObject(each) ? each : {}));
  const set = (next: JsonObject[]) => change(title, { [key]: next.length > 0 ? next : undefined });
  const lists = scope.references.filter(({ name }) => scope.naming.schema(name)?.type === 'array');
  const free = lists.map(({ name, label }) => ({ name: name.replace(/^\$tabs\//, ''), label }));
  const called = (list: Json | undefined) => free.find(({ name }) => name === list)?.label ?? String(list);
  const add = (list: string) => {
    const rows = scope.rows(`$tabs/${list}`);
    const [tab = '', ...path] = list.split('/');
    const type = scope.naming.tab(tab).fields.called(path.join('/'));
    const [name, email] = ['name', 'email'].map((format) => fieldOf(rows, format));
    if (name !== undefined && email !== undefined) set([...sources, { list, type, name, email }]);
  };
  return (
    <ListChoices
      title={title}
      help={help}
      chosen={sources}
      called={(source) => called(source.list)}
      lists={free.filter(({ name }) => name.includes('/'))}
      isDisabled={isDisabled}
      onAdd={add}
      onChange={set}
    >
      {(source, onChange) => (
        <Source source={source} rows={scope.rows(`$tabs/${source.list}`)} isDisabled={isDisabled} onChange={onChange} />
      )}
    </ListChoices>
  );
}

/** The field of a row with a format; the first one where none has it. */
const fieldOf = ({ fields, naming }: Scope, format: string): string | undefined =>
  (fields.find(({ name }) => naming.schema(name)?.format === format) ?? fields[0])?.name;

const FIELDS = [
  { name: 'name', label: 'Campo do nome' },
  { name: 'email', label: 'Campo do e-mail' },
] as const;

interface SourceProps {
  source: JsonObject;
  rows: Scope;
  isDisabled: boolean;
  onChange(source: JsonObject): void;
}

function Source({ source, rows, isDisabled, onChange }: SourceProps) {
  const { when, ...others } = source;
  return (
    <>
      <div className={styles.pair}>
        <span>Tipo de pessoa</span>
        <ValueInput
          label="Tipo de pessoa"
          isWide
          value={String(source.type ?? '')}
          isDisabled={isDisabled}
          onChange={(type) => onChange({ ...source, type })}
        />
      </div>
      {FIELDS.map(({ name, label }) => (
        <div key={name} className={styles.pair}>
          <span>{label}</span>
          <Picker
            label={label}
            look="of"
            text={rows.naming.fields.called(String(source[name] ?? ''))}
            options={rows.fields}
            chosen={String(source[name] ?? '')}
            isDisabled={isDisabled}
            onPick={(field) => onChange({ ...source, [name]: field })}
          />
        </div>
      ))}
      <ConditionPanel
        label="Quem pode assinar"
        condition={when as unknown as Condition | undefined}
        scope={rows}
        isDisabled={isDisabled}
        onChange={(next) => onChange(next === undefined ? others : { ...others, when: next as unknown as Json })}
      />
    </>
  );
}
