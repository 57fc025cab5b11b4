import type { BlockProps } from '../../../engine/block';
import { isObject, type Json } from '../../../engine/core';
import type { Operand } from '../../../engine/definition';
import { useThing } from '../form/ThingContext';
import { OperandsEditor } from '../sentence/OperandsEditor';
import { BlockRow } from './BlockRow';
import { keyOf, saidOf } from './said';

/** Names with the value that each gets: what a call sends. */
export function OperandsBlock({ options }: BlockProps) {
  const { data, scope, isDisabled, change } = useThing();
  const key = keyOf(options);
  const { title, help } = saidOf(options);
  return (
    <BlockRow title={title} help={help} isWide>
      <OperandsEditor
        label={title}
        operands={(isObject(data[key]) ? data[key] : {}) as unknown as Record<string, Operand>}
        scope={scope}
        isDisabled={isDisabled}
        isFree
        onChange={(next) => change(title, { [key]: next as unknown as Json | undefined })}
      />
    </BlockRow>
  );
}
