import type { Source } from './types';
import type { UiWords } from './ui';

/** Whether what stands at a place is read only, and why: rjsf has two words for it, each handed on to what stands inside. */
export interface Lock {
  isReadonly: boolean;
  isDisabled: boolean;
}

/** That of a form about which nothing is said. */
export const UNLOCKED: Lock = { isReadonly: false, isDisabled: false };

/** That of an object, list or field within another: what its UI schema says goes before what it would be handed. */
export function lockOf(words: UiWords, { readOnly }: Source, outer: Lock): Lock {
  const [readonly, disabled] = ['readonly', 'disabled'].map((name) => words.get(name)?.value);
  return {
    isReadonly: Boolean(readonly ?? (outer.isReadonly || readOnly === true)),
    isDisabled: Boolean(disabled ?? outer.isDisabled),
  };
}

/** Whether nothing can be put there. */
export const isLocked = ({ isReadonly, isDisabled }: Lock) => isReadonly || isDisabled;
