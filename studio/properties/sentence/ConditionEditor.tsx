import { useState } from 'react';
import { isEqual, type Json } from '../../../engine/core';
import type { Condition } from '../../../engine/definition';
import { TokenRow } from '../../ui/TokenRow';
import { NestedGroup } from './askContext';
import { GroupEditor } from './GroupEditor';
import { type Group, isWhole } from './phrase';
import { toGroup } from './readCondition';
import type { Scope } from './scope';
import { fromGroup } from './writeCondition';

interface Props {
  condition: Condition | undefined;
  scope: Scope;
  /** What is edited, for readers: "Quando". */
  label: string;
  isDisabled?: boolean | undefined;
  /** Told of whole conditions alone; `undefined` when nothing is asked any more. */
  onChange(condition: Condition | undefined): void;
}

/** A condition as a sentence of choices. What is written stays as it is until something is chosen here. */
export function ConditionEditor({ condition, scope, label, isDisabled, onChange }: Props) {
  const [known, setKnown] = useState(() => ({ condition, group: toGroup(condition) }));
  const isStale = !isEqual((known.condition ?? null) as Json, (condition ?? null) as Json);
  // It was changed elsewhere: in the text, or by undoing.
  if (isStale) setKnown({ condition, group: toGroup(condition) });
  const change = (group: Group) => {
    const isEmpty = group.items.length === 0;
    if (!isEmpty && !isWhole(group)) return setKnown({ condition, group });
    const next = isEmpty ? undefined : fromGroup(group);
    setKnown({ condition: next, group });
    onChange(next);
  };
  return (
    <NestedGroup value={GroupEditor}>
      <TokenRow label={label}>
        <GroupEditor group={known.group} scope={scope} isDisabled={isDisabled} onChange={change} />
      </TokenRow>
    </NestedGroup>
  );
}
