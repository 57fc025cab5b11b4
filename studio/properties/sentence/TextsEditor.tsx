import type { JsonObject } from '../../../engine/core/json';
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

/** The texts of a message, one under the other; one that is emptied goes. */
export function TextsEditor({ texts, only, isDisabled, onChange }: Props) {
  return (
    <div className={styles.texts}>
      {messageTexts
        .filter(({ name }) => !only || only.includes(name))
        .map(({ name, label }) => (
          <div key={name} className={styles.textRow}>
            <span aria-hidden="true">{label}</span>
            <ValueInput
              label={label}
              isWide
              value={typeof texts[name] === 'string' ? texts[name] : ''}
              isDisabled={isDisabled}
              onChange={(text) => {
                const { [name]: _, ...others } = texts;
                onChange(text === '' ? others : { ...texts, [name]: text });
              }}
            />
          </div>
        ))}
    </div>
  );
}
