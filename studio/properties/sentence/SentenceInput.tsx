import { useId, useState } from 'react';
import { SmallButton } from '../../ui/SmallButton';
import styles from './RuleEditor.module.css';
import type { Reading } from './readSentence';

/** A sentence that is typed or pasted; Enter takes it, and what is not understood is said with its place. */
export function SentenceInput<T>(props: {
  label: string;
  sentence: string;
  read(sentence: string): Reading<T>;
  isDisabled?: boolean | undefined;
  onRead(said: T): void;
}) {
  const { label, sentence, read, isDisabled, onRead } = props;
  const id = useId();
  const [typed, setTyped] = useState<{ of: string; text: string }>({ of: sentence, text: sentence });
  // Another rule, or the same one changed elsewhere.
  if (typed.of !== sentence) setTyped({ of: sentence, text: sentence });
  const { text } = typed;
  const reading = text === sentence ? undefined : read(text);
  const wrong = reading && 'wrong' in reading ? reading : undefined;
  const take = () => reading && 'said' in reading && onRead(reading.said);
  return (
    <div className={styles.json}>
      <textarea
        className={styles.sentence}
        aria-label={label}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-told`}
        rows={Math.min(10, Math.max(3, Math.ceil(text.length / 40)))}
        disabled={isDisabled}
        value={text}
        onChange={({ currentTarget }) => setTyped({ of: sentence, text: currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          take();
        }}
      />
      <p id={`${id}-told`} role="status" className={wrong ? styles.wrong : styles.told}>
        {wrong
          ? `${wrong.wrong} (caractere ${wrong.at + 1})`
          : reading
            ? 'Entendido: Enter para usar.'
            : 'Nomes e valores vão entre estrelas: *Sexo* é *Feminino*.'}
      </p>
      {reading && !wrong && (
        <SmallButton look="line" icon="check" onClick={take}>
          Usar a frase
        </SmallButton>
      )}
    </div>
  );
}
