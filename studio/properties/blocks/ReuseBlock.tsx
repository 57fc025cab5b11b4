import type { BlockProps } from '../../../engine/block';
import { isObject, type JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { useThing } from '../form/ThingContext';
import type { Scope } from '../sentence/scope';
import styles from './blocks.module.css';
import { ListChoices } from './ListChoices';
import { keyOf, saidOf } from './said';

/** Lists of which a new row may take values: which list, the field with the name, and which field takes which. */
export function ReuseBlock({ options }: BlockProps) {
  const { thing, data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const sources = (Array.isArray(data[key]) ? data[key] : []).map((each) => (isObject(each) ? each : {}));
  const set = (next: JsonObject[]) => change(title, { [key]: next.length > 0 ? next : undefined });
  const own = scope.rows(thing.list ?? '');
  const lists = own.references.filter(
    ({ name }) => name !== `/${thing.list}` && scope.rows(name).fields.length > 0 && isList(own, name),
  );
  const called = (list: unknown) => lists.find(({ name }) => name === list)?.label ?? String(list);
  const add = (from: string) => {
    const names = scope.rows(from).fields.map(({ name }) => name);
    const shared = own.fields.map(({ name }) => name).filter((name) => names.includes(name));
    const [titleField = names[0] ?? '', ...others] = shared;
    set([
      ...sources,
      {
        from,
        titleField,
        fill: { [titleField]: titleField, ...Object.fromEntries(others.map((name) => [name, name])) },
      },
    ]);
  };
  return (
    <ListChoices
      title={title}
      help={help}
      chosen={sources}
      called={(source) => called(source.from)}
      lists={lists}
      isDisabled={isDisabled}
      onAdd={add}
      onChange={set}
    >
      {(source, onChange) => (
        <Source
          source={source}
          own={own}
          there={scope.rows(String(source.from))}
          isDisabled={isDisabled}
          onChange={onChange}
        />
      )}
    </ListChoices>
  );
}

const isList = ({ naming }: Scope, name: string): boolean => naming.schema(name)?.type === 'array';

interface SourceProps {
  source: JsonObject;
  /** The fields of the list itself, and of the other one. */
  own: Scope;
  there: Scope;
  isDisabled: boolean;
  onChange(source: JsonObject): void;
}

function Source({ source, own, there, isDisabled, onChange }: SourceProps) {
  const fill = isObject(source.fill) ? source.fill : {};
  const name = String(source.titleField ?? '');
  const put = (next: JsonObject) => onChange({ ...source, fill: next });
  return (
    <>
      <div className={styles.pair}>
        <span>Campo do nome</span>
        <Picker
          label="Campo do nome"
          look="of"
          text={there.naming.fields.called(name)}
          options={there.fields}
          chosen={name}
          isDisabled={isDisabled}
          onPick={(titleField) => onChange({ ...source, titleField })}
        />
      </div>
      {Object.entries(fill).map(([field, from]) => (
        <div key={field} className={styles.option}>
          <span>{own.naming.fields.called(field)}</span>
          <Picker
            label={`${own.naming.fields.called(field)}: recebe`}
            look="of"
            text={there.naming.fields.called(String(from))}
            options={there.fields}
            chosen={String(from)}
            isDisabled={isDisabled}
            onPick={(next) => put({ ...fill, [field]: next })}
          />
          <SmallButton
            icon="close"
            label={`Retirar ${own.naming.fields.called(field)}`}
            disabled={isDisabled || Object.keys(fill).length === 1}
            onClick={() => {
              const { [field]: _, ...others } = fill;
              put(others);
            }}
          />
        </div>
      ))}
      <Picker
        label="Incluir campo"
        look="add"
        text="campo"
        options={own.fields.filter((each) => !(each.name in fill))}
        isDisabled={isDisabled}
        onPick={(field) => put({ ...fill, [field]: there.fields.some((each) => each.name === field) ? field : name })}
      />
    </>
  );
}
