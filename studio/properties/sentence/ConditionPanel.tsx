import { useState } from 'react';
import type { Json } from '../../../engine/core';
import type { Condition } from '../../../engine/definition';
import { Segmented } from '../../ui/Segmented';
import { ConditionEditor } from './ConditionEditor';
import { JsonInput } from './JsonInput';
import styles from './RuleEditor.module.css';
import { readCondition } from './readSentence';
import { SentenceInput } from './SentenceInput';
import { language, type Scope } from './scope';
import { VIEWS, type View } from './views';

interface Props {
  label: string;
  condition: Condition | undefined;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(condition: Condition | undefined): void;
}

/** A condition with choices, as a sentence that can be typed, and as JSON; where there is none yet, choices alone. */
export function ConditionPanel({ label, condition, scope, isDisabled, onChange }: Props) {
  const [view, setView] = useState<View>('choices');
  const shown = condition === undefined ? 'choices' : view;
  return (
    <div className={styles.panel}>
      {condition !== undefined && (
        <Segmented label={`Ver "${label}" como`} options={VIEWS} chosen={view} onPick={(next) => setView(next)} />
      )}
      <div className={styles.whole}>
        {shown === 'choices' && (
          <ConditionEditor
            label={label}
            condition={condition}
            scope={scope}
            isDisabled={isDisabled}
            onChange={onChange}
          />
        )}
        {shown === 'sentence' && (
          <SentenceInput
            label={`Frase de "${label}"`}
            sentence={language.condition.write(condition as Condition, scope.naming)}
            read={(text) => readCondition(text, scope)}
            isDisabled={isDisabled}
            onRead={onChange}
          />
        )}
        {shown === 'json' && (
          <JsonInput
            label={`"${label}" como JSON`}
            value={condition as unknown as Json}
            isDisabled={isDisabled}
            onChange={(next) => onChange(next as unknown as Condition)}
          />
        )}
      </div>
    </div>
  );
}
