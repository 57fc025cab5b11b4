import { useState } from 'react';
import type { BlockProps } from '../../../engine/block';
import type { Json } from '../../../engine/core';
import type { DayPoint } from '../../../engine/definition';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import { Token } from '../../ui/Token';
import { ValueInput } from '../../ui/ValueInput';
import { useThing } from '../form/ThingContext';
import { DayEditor } from '../sentence/DayEditor';
import { JsonInput } from '../sentence/JsonInput';
import { NamesEditor } from '../sentence/NamesEditor';
import { calledValue, typedValue, valueOptions } from '../sentence/values';
import { BlockRow } from './BlockRow';
import { dataSources } from './dataSources';
import { keyOf, saidOf } from './said';

/** A value of the field itself: one of its options, or what is typed. */
export function ValueBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const value = data[key];
  const set = (next: Json | undefined) => change(title, { [key]: next });
  const known = valueOptions(data);
  if (value !== null && typeof value === 'object') return <JsonBlockOf {...{ title, help, value, isDisabled, set }} />;
  return (
    <BlockRow title={title} help={help}>
      {known.length > 0 ? (
        <Picker
          label={title}
          look="op"
          text={value === undefined ? 'nenhum' : calledValue(value, data)}
          options={[{ name: '', label: 'nenhum' }, ...known]}
          chosen={value === undefined ? '' : JSON.stringify(value)}
          isDisabled={isDisabled}
          onPick={(name) => set(known.find((option) => option.name === name)?.value)}
        />
      ) : (
        <ValueInput
          label={title}
          isWide
          placeholder="Nenhum"
          value={value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value)}
          isDisabled={isDisabled}
          onChange={(text) => set(text === '' ? undefined : typedValue(text, data))}
        />
      )}
    </BlockRow>
  );
}

/** A day that a date is compared with. */
export function DayBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const day = data[key] as unknown as DayPoint | undefined;
  const set = (next: DayPoint | undefined) => change(title, { [key]: next as unknown as Json | undefined });
  return (
    <BlockRow title={title} help={help}>
      {day === undefined ? (
        <Token look="add" disabled={isDisabled} aria-label={`${title}: incluir dia`} onClick={() => set('today')}>
          dia
        </Token>
      ) : (
        <>
          <DayEditor day={day} scope={scope} isDisabled={isDisabled} onChange={set} />
          <SmallButton icon="close" label={`Retirar ${title}`} disabled={isDisabled} onClick={() => set(undefined)} />
        </>
      )}
    </BlockRow>
  );
}

/** Names of fields, of tabs with their fields, or texts of their own. */
export function NamesBlock({ options }: BlockProps) {
  const { thing, data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const names = Array.isArray(data[key]) ? data[key].map(String) : [];
  const isData = thing.kind === 'part' || thing.kind === 'step';
  const sources = isData ? dataSources(scope) : scope.fields;
  return (
    <BlockRow title={title} help={help}>
      <NamesEditor
        label={title}
        names={names}
        options={sources}
        called={(name) => sources.find((each) => each.name === name)?.label ?? name}
        isDisabled={isDisabled}
        onChange={(next) => change(title, { [key]: next })}
      />
    </BlockRow>
  );
}

/** A value that has no other view: as the file has it. */
export function JsonBlock({ options }: BlockProps) {
  const { data, isDisabled, change } = useThing();
  const key = keyOf(options);
  const said = saidOf(options);
  return (
    <JsonBlockOf
      {...said}
      value={data[key]}
      isDisabled={isDisabled}
      set={(next) => change(said.title, { [key]: next })}
    />
  );
}

function JsonBlockOf(props: {
  title: string;
  help: string;
  value: Json | undefined;
  isDisabled: boolean;
  set(value: Json | undefined): void;
}) {
  const { title, help, value, isDisabled, set } = props;
  const [isOpen, setOpen] = useState(value !== undefined);
  if (!isOpen) {
    return (
      <BlockRow title={title} help={help}>
        <Token look="add" disabled={isDisabled} aria-label={`${title}: definir`} onClick={() => setOpen(true)}>
          definir
        </Token>
      </BlockRow>
    );
  }
  return (
    <BlockRow title={title} help={help} isWide>
      <JsonInput label={`${title} como JSON`} value={value} isDisabled={isDisabled} onChange={set} />
    </BlockRow>
  );
}
