import { useState } from 'react';
import type { BlockProps } from '../../../engine/block';
import { isObject, type JsonObject } from '../../../engine/core';
import { SmallButton } from '../../ui/SmallButton';
import { Token } from '../../ui/Token';
import { kinds } from '../definitions/kinds';
import { type KnownKey, keysIn, keysOfKind } from '../definitions/known';
import { type ThingEnvironment, useThing } from '../form/ThingContext';
import { NestedKeys } from '../keys/NestedKeys';
import { BlockRow } from './BlockRow';
import styles from './blocks.module.css';
import { keyOf, saidOf } from './said';

/** A value with keys of its own, one under the other, as the vocabulary has them. */
export function ObjectBlock({ options }: BlockProps) {
  const around = useThing();
  const { data, isDisabled, change } = around;
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  const [draft, setDraft] = useState<JsonObject>();
  const said = data[key];
  // A field has options of its own or those of a call.
  if (key === 'options' && said === undefined && (data.oneOf !== undefined || data.enum !== undefined)) return null;
  const known = knownOf(around, key)?.known;
  const needed = ((known?.shape as { required?: string[] } | undefined)?.required ?? []) as string[];
  const value = draft ?? (isObject(said) ? said : undefined);
  const set = (next: JsonObject | undefined) => {
    const isEmpty = next !== undefined && needed.length === 0 && Object.keys(next).length === 0;
    const isWhole = next === undefined || (!isEmpty && needed.every((name) => next[name] !== undefined));
    setDraft(isWhole ? undefined : next);
    // What is emptied goes, and stays in sight.
    if (isWhole || isEmpty) change(title, { [key]: isEmpty ? undefined : next });
  };
  if (!value) {
    return (
      <BlockRow title={title} help={help}>
        <Token look="add" disabled={isDisabled} aria-label={`${title}: definir`} onClick={() => setDraft({})}>
          definir
        </Token>
      </BlockRow>
    );
  }
  return (
    <BlockRow title={title} help={help} isWide>
      <div className={styles.group}>
        {known && <NestedKeys keys={keysIn(known)} needed={needed} value={value} onChange={set} />}
        <SmallButton icon="trash" disabled={isDisabled} onClick={() => set(undefined)}>
          Retirar
        </SmallButton>
      </div>
    </BlockRow>
  );
}

/** What the vocabulary knows of a key of what is around. */
function knownOf({ thing, keys }: ThingEnvironment, key: string): KnownKey | undefined {
  const all = keys ?? (thing.kind === 'rule' ? [] : kinds[thing.kind].of.flatMap((each) => keysOfKind(each)));
  return all.find((each) => each.key === key);
}
