import { useContext } from 'react';
import { Picker } from '../../ui/Picker';
import { RemovableToken } from '../../ui/RemovableToken';
import { ValueInput } from '../../ui/ValueInput';
import { type AskContext, NestedGroup } from './askContext';
import { withoutItem } from './change';
import { DayEditor } from './DayEditor';
import styles from './GroupEditor.module.css';
import { wordings } from './operators';
import type { Ask } from './phrase';
import { calledReference } from './scope';
import { calledValue, numberText, typedNumber, typedValue, valueOptions } from './values';

/** The value that a value is compared with, by what is asked. */
export function AskValue({ ask, onChange, ...context }: AskContext & { ask: Ask; onChange(ask: Ask): void }) {
  const { scope, isDisabled, reference } = context;
  const Nested = useContext(NestedGroup);
  switch (ask.op) {
    case 'filled':
    case 'empty':
    case 'fails':
    case 'either':
      return null;
    case 'is':
    case 'isNot':
      return <Values {...context} ask={ask} onChange={onChange} />;
    case 'like':
      return <Texts {...context} ask={ask} onChange={onChange} />;
    case 'format':
    case 'sameAs': {
      const isFormat = ask.op === 'format';
      const called = isFormat ? scope.naming.formats.called(ask.name) : calledReference(ask.name, scope);
      return (
        <Picker
          label={isFormat ? 'Formato' : 'Outro campo'}
          look="of"
          text={ask.name === '' ? 'escolha' : called}
          options={() => (isFormat ? scope.formats : scope.references)}
          chosen={ask.name}
          isDisabled={isDisabled}
          onPick={(name) => onChange({ ...ask, name })}
        />
      );
    }
    case 'contains':
      return (
        <div className={styles.nested}>
          <Nested
            group={ask.rows}
            scope={scope.rows(reference)}
            isDisabled={isDisabled}
            onChange={(rows) => onChange({ ...ask, rows })}
          />
        </div>
      );
    case 'before':
    case 'after':
    case 'notBefore':
    case 'notAfter':
      return (
        <DayEditor day={ask.day} scope={scope} isDisabled={isDisabled} onChange={(day) => onChange({ ...ask, day })} />
      );
    default:
      return (
        <>
          <ValueInput
            label="Número"
            kind="number"
            value={numberText(ask.number)}
            isDisabled={isDisabled}
            onChange={(text) => onChange({ ...ask, number: typedNumber(text) })}
          />
          {wordings[ask.op].after && <span className={styles.words}>{wordings[ask.op].after}</span>}
        </>
      );
  }
}

type Of<T extends Ask['op']> = AskContext & { ask: Extract<Ask, { op: T }>; onChange(ask: Ask): void };

function Values({ ask, schema, isDisabled, onChange }: Of<'is' | 'isNot'>) {
  const { values } = ask;
  const known = valueOptions(schema);
  const add = (value: (typeof values)[number] | undefined) => {
    if (value !== undefined) onChange({ op: ask.op, values: [...values, value] });
  };
  const free = known.filter(({ name }) => !values.some((value) => JSON.stringify(value) === name));
  return (
    <>
      {values.map((value, index) => (
        <RemovableToken
          key={JSON.stringify(value)}
          label={calledValue(value, schema)}
          isDisabled={isDisabled}
          onRemove={() => onChange({ op: ask.op, values: withoutItem(values, index) })}
        >
          {calledValue(value, schema)}
        </RemovableToken>
      ))}
      {(known.length === 0 || free.length > 0) && (
        <Picker
          label={known.length > 0 ? 'Incluir opção' : 'Incluir valor'}
          look="add"
          text={known.length > 0 ? 'opção' : 'valor'}
          options={free}
          isDisabled={isDisabled}
          onPick={(name) => add(known.find((option) => option.name === name)?.value)}
          {...(known.length === 0 && { onText: (text: string) => add(typedValue(text, schema)) })}
        />
      )}
    </>
  );
}

function Texts({ ask, isDisabled, onChange }: Of<'like'>) {
  const { texts } = ask;
  return (
    <>
      {texts.map((text, index) => (
        <RemovableToken
          key={text}
          label={text}
          isDisabled={isDisabled}
          onRemove={() => onChange({ ...ask, texts: withoutItem(texts, index) })}
        >
          {text}
        </RemovableToken>
      ))}
      <Picker
        label="Incluir texto"
        look="add"
        text="texto"
        options={[]}
        isDisabled={isDisabled}
        onPick={() => {}}
        onText={(text) => onChange({ ...ask, texts: [...new Set([...texts, text])] })}
      />
    </>
  );
}
