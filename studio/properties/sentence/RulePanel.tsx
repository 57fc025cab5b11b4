import { useState } from 'react';
import type { JsonObject } from '../../../engine/core';
import { Segmented } from '../../ui/Segmented';
import { JsonInput } from './JsonInput';
import { RuleEditor } from './RuleEditor';
import styles from './RuleEditor.module.css';
import { readRule } from './readSentence';
import type { RulePatch } from './ruleLines';
import { patchTo, sentenceOf } from './ruleSentence';
import { SentenceInput } from './SentenceInput';
import type { Scope } from './scope';
import { VIEWS, type View } from './views';

interface Props {
  /** As the file has it. */
  rule: JsonObject;
  scope: Scope;
  isDisabled?: boolean | undefined;
  onChange(patch: RulePatch): void;
}

/** A rule with choices, as a sentence that can be typed, and as JSON: three views of one thing. */
export function RulePanel({ rule, scope, isDisabled, onChange }: Props) {
  const [view, setView] = useState<View>('choices');
  return (
    <div className={styles.panel}>
      <Segmented label="Ver a regra como" options={VIEWS} chosen={view} onPick={(next) => setView(next)} />
      <div className={styles.whole}>
        {view === 'choices' && <RuleEditor rule={rule} scope={scope} isDisabled={isDisabled} onChange={onChange} />}
        {view === 'sentence' && (
          <SentenceInput
            label="Frase da regra"
            sentence={sentenceOf(rule, scope)}
            read={(text) => readRule(text, scope)}
            isDisabled={isDisabled}
            onRead={(said) => onChange(patchTo(rule, said as unknown as JsonObject))}
          />
        )}
        {view === 'json' && (
          <JsonInput
            label="A regra como JSON"
            value={rule}
            isDisabled={isDisabled}
            onChange={(next) => onChange(patchTo(rule, next as JsonObject))}
          />
        )}
      </div>
    </div>
  );
}
