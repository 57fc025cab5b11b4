import { Maskito, type MaskitoOptions, maskitoTransform } from '@maskito/core';
import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps a text box in its mask. The box must be controlled and heard by `onInput`: Maskito changes the value and
 * announces it by an input event, which React's `onChange` takes for no change.
 *
 * A text that does not fit (a stored value that cannot be read) switches the mask off until it does, for Maskito
 * would cut it at once and report the rest as typed. `options` must keep its identity from render to render.
 */
export function useMask(ref: RefObject<HTMLInputElement | null>, options: MaskitoOptions | undefined, text: string) {
  const active = options && maskitoTransform(text, options) === text ? options : undefined;
  useLayoutEffect(() => {
    if (!ref.current || !active) return;
    const mask = new Maskito(ref.current, active);
    return () => mask.destroy();
  }, [ref, active]);
}
