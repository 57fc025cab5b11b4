import { useState } from 'react';
import type { JsonObject } from '../../../engine/core';
import { Picker } from '../../ui/Picker';
import { ValueInput } from '../../ui/ValueInput';
import styles from './RuleEditor.module.css';

/** The texts of a message, with what each is. */
export const messageTexts = [
  { name: 'inline', label: 'Junto ao campo' },
  { name: 'title', label: 'Título' },
  { name: 'text', label: 'Texto' },
  { name: 'say', label: 'Da resposta' },
  { name: 'yes', label: 'Botão de sim' },
  { name: 'no', label: 'Botão de não' },
] as const;

interface Props {
  texts: JsonObject;
  /** Those that this message can have; all without it. */
  only?: readonly string[];
  isDisabled?: boolean | undefined;
  onChange(texts: JsonObject): void;
}

/** The texts of a message that are said, one under the other, and what else can be; one that is emptied goes. */
export function TextsEditor({ texts, only, isDisabled, onChange }: Props) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const possible = messageTexts.filter(({ name }) => !only || only.includes(name));
  const isShown = (name: string) => typeof texts[name] === 'string' || opened.includes(name);
  const open = possible.filter(({ name }) => !isShown(name));
  return (
    <div className={styles.texts}>
      {possible
        .filter(({ name }) => isShown(name))
        .map(({ name, label }) => (
          <div key={name} className={styles.textRow}>
            <span aria-hidden="true">{label}</span>
            <ValueInput
              label={label}
              isWide
              value={typeof texts[name] === 'string' ? texts[name] : ''}
              isDisabled={isDisabled}
              onChange={(text) => {
                // It stays where it is typed, as long as this is shown.
                if (!opened.includes(name)) setOpened([...opened, name]);
                const { [name]: _, ...others } = texts;
                onChange(text === '' ? others : { ...texts, [name]: text });
              }}
            />
          </div>
        ))}
      {open.length > 0 && (
        <Picker
          label="Incluir texto"
          look="add"
          text="texto"
          options={open}
          isDisabled={isDisabled}
          onPick={(name) => setOpened([...opened, name])}
        />
      )}
    </div>
  );
}
