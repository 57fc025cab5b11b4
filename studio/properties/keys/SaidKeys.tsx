import { useState } from 'react';
import { type JsonObject, withValues } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { SmallButton } from '../../ui/SmallButton';
import styles from '../blocks/blocks.module.css';
import { type ThingEnvironment, ThingProvider, useThing } from '../form/ThingContext';
import type { Thing } from '../things';
import { KeyControl } from './KeyControl';
import type { ShownKey } from './shownKeys';

interface Props {
  /** What it is about: "Telefone". */
  called: string;
  kind: Thing['kind'];
  keys: readonly ShownKey[];
  /** What holds where nothing else is said. */
  base: JsonObject;
  /** What is said instead. */
  own: JsonObject;
  onChange(own: JsonObject): void;
}

/** What is said of something otherwise than where it stands: the keys that are, and a choice of those that can be. */
export function SaidKeys({ called, kind, keys, base, own, onChange }: Props) {
  const around = useThing();
  const [opened, setOpened] = useState<readonly string[]>([]);
  const isSaid = ({ key }: ShownKey) =>
    key === 'choices' ? own.oneOf !== undefined || own.enum !== undefined : own[key] !== undefined;
  const shown = keys.filter((one) => isSaid(one) || opened.includes(one.key));
  const without = ({ key }: ShownKey) => {
    setOpened(opened.filter((each) => each !== key));
    const gone = key === 'choices' ? { oneOf: undefined, enum: undefined } : { [key]: undefined };
    onChange(withValues(own, gone));
  };
  const environment: ThingEnvironment = {
    ...around,
    thing: { ...around.thing, kind },
    data: { ...base, ...own },
    own: { ...base, ...own },
    change: (_, patch) => {
      // What one empties stays in sight, until it is taken away.
      setOpened([...new Set([...opened, ...shown.map(({ key }) => key)])]);
      onChange(withValues(own, patch));
      return true;
    },
  };
  return (
    <ThingProvider value={environment}>
      {shown.map((one) => (
        <div key={one.key} className={`${styles.option} ${styles.single}`}>
          <KeyControl shown={one} />
          <SmallButton
            icon="close"
            label={`Como na linha: ${one.title} de ${called}`}
            disabled={around.isDisabled}
            onClick={() => without(one)}
          />
        </div>
      ))}
      <Picker
        label={`Dizer mais de ${called}`}
        look="add"
        text="mais"
        options={keys.filter((one) => !shown.includes(one)).map(({ key, title }) => ({ name: key, label: title }))}
        isDisabled={around.isDisabled}
        onPick={(key) => setOpened([...opened, key])}
      />
    </ThingProvider>
  );
}
