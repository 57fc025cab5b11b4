import type { BlockProps } from '../../../engine/block';
import type { Json } from '../../../engine/core';
import type { Condition } from '../../../engine/definition';
import { useThing } from '../form/ThingContext';
import { ConditionPanel } from '../sentence/ConditionPanel';
import type { Scope } from '../sentence/scope';
import type { Thing } from '../things';
import { BlockRow } from './BlockRow';
import { keyOf, saidOf } from './said';

/** A condition as a sentence of choices. */
export function ConditionBlock({ options }: BlockProps) {
  const { thing, data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  return (
    <BlockRow title={title} help={help} isWide>
      <ConditionPanel
        label={title}
        condition={data[key] as unknown as Condition | undefined}
        scope={scopeFor(thing, key, data, scope)}
        isDisabled={isDisabled}
        onChange={(next) => change(title, { [key]: next as unknown as Json | undefined })}
      />
    </BlockRow>
  );
}

/** Conditions about rows speak of the fields of the rows. */
function scopeFor({ kind, list }: Thing, key: string, data: Record<string, Json>, scope: Scope): Scope {
  if ((kind === 'part' || kind === 'step') && (key === 'take' || key === 'send')) {
    const [first] = Array.isArray(data.data) ? data.data : [];
    return typeof first === 'string' && first.includes('/') ? scope.rows(`$tabs/${first}`) : scope;
  }
  return list !== undefined && kind === 'collection' ? scope.rows(list) : scope;
}
