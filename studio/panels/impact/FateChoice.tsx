import { useState } from 'react';
import type { Fate } from '../../impact';
import { LineField } from '../../ui/LineField';
import { Segmented } from '../../ui/Segmented';
import styles from './ImpactPanel.module.css';

type Kind = 'none' | 'carry' | 'finish' | 'stop';

interface Props {
  fate: Fate | undefined;
  /** What is of no wizard can only be carried. */
  isOfWizard: boolean;
  onPick(fate: Fate): void;
}

/** What happens to registrations under way: they go on with the new version, finish with theirs, or stop and are told. */
export function FateChoice({ fate, isOfWizard, onPick }: Props) {
  const [kind, setKind] = useState<Kind>(kindOf(fate));
  const [day, setDay] = useState('');
  const [text, setText] = useState('');
  const pick = (next: Kind) => {
    setKind(next);
    if (next === 'carry') onPick('carry');
    if (next === 'finish' && day !== '') onPick({ finish: day });
    if (next === 'stop' && text.trim() !== '') onPick({ stop: text.trim() });
  };
  const options = [
    { name: 'carry' as const, label: 'Levar adiante' },
    ...(isOfWizard
      ? [
          { name: 'finish' as const, label: 'Terminar na de antes' },
          { name: 'stop' as const, label: 'Parar e pedir' },
        ]
      : []),
  ];
  return (
    <div className={styles.fate}>
      <Segmented<Kind> label="O que acontece com quem está no meio" options={options} chosen={kind} onPick={pick} />
      {kind === 'finish' && (
        <label className={styles.day}>
          Até o dia{' '}
          <input
            type="date"
            value={day}
            onChange={(event) => {
              setDay(event.target.value);
              if (event.target.value !== '') onPick({ finish: event.target.value });
            }}
          />
        </label>
      )}
      {kind === 'stop' && (
        <LineField
          label="O que o cliente lê"
          value={text}
          onChange={(value) => {
            setText(value);
            if (value.trim() !== '') onPick({ stop: value.trim() });
          }}
        />
      )}
    </div>
  );
}

function kindOf(fate: Fate | undefined): Kind {
  if (fate === undefined) return 'none';
  if (fate === 'carry') return 'carry';
  return 'finish' in fate ? 'finish' : 'stop';
}
