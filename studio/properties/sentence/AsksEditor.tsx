import { Picker } from '../../ui/Picker';
import { Token } from '../../ui/Token';
import { AskValue } from './AskValue';
import type { AskContext } from './askContext';
import { withItem, withoutItem } from './change';
import styles from './GroupEditor.module.css';
import { operatorLabel, operatorsFor, withOperator } from './operators';
import type { Ask, Operator } from './phrase';

/** All that is asked of one value. */
export function AsksEditor({
  asks,
  onChange,
  ...context
}: AskContext & { asks: readonly Ask[]; onChange(asks: Ask[]): void }) {
  return asks.map((ask, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is asked has no name of its own
    <span key={index} className={styles.asks}>
      {index > 0 && <span className={styles.words}>e</span>}
      <AskEditor
        {...context}
        ask={ask}
        isOnly={asks.length === 1}
        onChange={(next) => onChange(withItem(asks, index, next))}
        onRemove={() => onChange(withoutItem(asks, index))}
      />
    </span>
  ));
}

interface AskProps extends AskContext {
  ask: Ask;
  /** Nothing else is asked of the value: it can be filled or empty, too. */
  isOnly: boolean;
  onChange(ask: Ask): void;
  onRemove(): void;
}

function AskEditor({ ask, isOnly, onChange, onRemove, ...context }: AskProps) {
  const { schema, isDisabled } = context;
  const options = operatorsFor(schema, isOnly).map((op) => ({ name: op, label: operatorLabel({ op }) }));
  const several = 'values' in ask && ask.values.length > 1;
  const known = options.some(({ name }) => name === ask.op);
  return (
    <>
      <Picker
        label="Comparação"
        look="op"
        text={operatorLabel(ask, several)}
        options={known ? options : [...options, { name: ask.op, label: operatorLabel(ask) }]}
        chosen={ask.op}
        isDisabled={isDisabled}
        onPick={(op) => op !== ask.op && onChange(withOperator(ask, op as Operator))}
        {...(!isOnly && { onRemove })}
      />
      <AskValue {...context} ask={ask} onChange={onChange} />
      {ask.op === 'fails' && (
        <AsksEditor {...context} asks={ask.asks} onChange={(asks) => onChange({ ...ask, asks })} />
      )}
      {ask.op === 'either' && <Choices {...context} ask={ask} onChange={onChange} />}
    </>
  );
}

function Choices({
  ask,
  onChange,
  ...context
}: AskContext & { ask: Extract<Ask, { op: 'either' }>; onChange(ask: Ask): void }) {
  const { choices } = ask;
  return (
    <>
      {choices.map((asks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: alternatives have no name of their own
        <span key={index} className={styles.asks}>
          {index > 0 && <span className={styles.words}>ou</span>}
          <AsksEditor
            {...context}
            asks={asks}
            onChange={(next) => onChange({ ...ask, choices: withItem(choices, index, next) })}
          />
        </span>
      ))}
      <Token
        look="add"
        disabled={context.isDisabled}
        onClick={() => onChange({ ...ask, choices: [...choices, [{ op: 'is', values: [] }]] })}
      >
        ou
      </Token>
    </>
  );
}
