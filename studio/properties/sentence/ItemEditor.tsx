import { useContext } from 'react';
import { Picker } from '../../ui/Picker';
import { RemovableToken } from '../../ui/RemovableToken';
import { AsksEditor } from './AsksEditor';
import { NestedGroup } from './askContext';
import { withoutItem } from './change';
import styles from './GroupEditor.module.css';
import { operatorsFor, withOperator } from './operators';
import type { Changed, Item, Test } from './phrase';
import { calledReference, type Scope } from './scope';

interface Props<T extends Item = Item> {
  item: T;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(item: Item): void;
  onRemove(): void;
}

/** One piece of a condition with what can be done with it as a whole. */
export function ItemEditor(props: Props) {
  const { item, scope, isDisabled, onChange, onRemove } = props;
  const Nested = useContext(NestedGroup);
  const actions: Record<string, () => void> = {
    remove: onRemove,
    negate: () => onChange(item.kind === 'not' ? lonely(item.of) : { kind: 'not', of: around(item) }),
    changed: () => onChange({ kind: 'changed', fields: [] }),
  };
  const options = [
    { name: 'negate', label: item.kind === 'not' ? 'Deixar de negar' : 'Negar' },
    ...(item.kind === 'test' ? [{ name: 'changed', label: 'Perguntar se mudou' }] : []),
    { name: 'remove', label: 'Retirar' },
  ];
  return (
    <>
      <Body {...props} />
      <Picker
        label="Mais ações desta condição"
        look="op"
        text="…"
        options={options}
        isDisabled={isDisabled}
        onPick={(name) => actions[name]?.()}
        onRemove={onRemove}
      />
      {item.kind === 'group' && (
        <div className={styles.nested}>
          <Nested group={item} scope={scope} isDisabled={isDisabled} onChange={(next) => onChange(lonely(next))} />
        </div>
      )}
      {item.kind === 'not' && (
        <div className={styles.nested}>
          <Nested
            group={item.of}
            scope={scope}
            isDisabled={isDisabled}
            onChange={(of) => (of.items.length > 0 ? onChange({ kind: 'not', of }) : onRemove())}
          />
        </div>
      )}
    </>
  );
}

const around = (item: Item) =>
  item.kind === 'group' ? item : ({ kind: 'group', how: 'all', items: [item] } as const satisfies Item);

/** A group of one is that one. */
function lonely(item: Item): Item {
  const [only, ...others] = item.kind === 'group' ? item.items : [];
  return only && others.length === 0 ? only : item;
}

function Body(props: Props) {
  const { item } = props;
  if (item.kind === 'test') return <TestEditor {...props} item={item} />;
  if (item.kind === 'changed') return <ChangedEditor {...props} item={item} />;
  return (
    <span className={styles.words}>
      {item.kind === 'not' ? 'não vale:' : item.how === 'all' ? 'vale tudo isto:' : 'vale uma destas:'}
    </span>
  );
}

function TestEditor({ item, scope, isDisabled, onChange, onRemove }: Props<Test>) {
  const { reference, asks } = item;
  const schema = reference === '' ? undefined : scope.naming.schema(reference);
  const choose = (name: string) => {
    const fits = operatorsFor(scope.naming.schema(name));
    const kept = asks.every(({ op }) => fits.includes(op)) && reference !== '';
    // Values of another field mean nothing in this one.
    const next = kept ? asks.map((ask) => ('values' in ask ? withOperator({ op: 'filled' }, ask.op) : ask)) : undefined;
    onChange({ ...item, reference: name, asks: next ?? [{ op: 'filled' }] });
  };
  return (
    <>
      <Picker
        label="Campo"
        look="of"
        text={reference === '' ? 'escolha o campo' : calledReference(reference, scope)}
        options={() => scope.references}
        chosen={reference}
        isDisabled={isDisabled}
        onPick={choose}
        onText={choose}
        onRemove={onRemove}
      />
      <AsksEditor
        asks={asks}
        schema={schema}
        reference={reference}
        scope={scope}
        isDisabled={isDisabled || reference === ''}
        onChange={(next) => onChange({ ...item, asks: next })}
      />
    </>
  );
}

function ChangedEditor({ item, scope, isDisabled, onChange, onRemove }: Props<Changed>) {
  const { fields } = item;
  return (
    <>
      <span className={styles.words}>mudou</span>
      {fields.map((name, index) => (
        <RemovableToken
          key={name}
          label={scope.naming.fields.called(name)}
          isDisabled={isDisabled}
          onRemove={() => (fields.length > 1 ? onChange({ ...item, fields: withoutItem(fields, index) }) : onRemove())}
        >
          {scope.naming.fields.called(name)}
        </RemovableToken>
      ))}
      <Picker
        label="Incluir campo"
        look="add"
        text="campo"
        options={scope.fields.filter(({ name }) => !fields.includes(name))}
        isDisabled={isDisabled}
        onPick={(name) => onChange({ ...item, fields: [...fields, name] })}
      />
    </>
  );
}
