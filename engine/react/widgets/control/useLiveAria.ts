import { type RefObject, useLayoutEffect } from 'react';
import { fieldAria } from '../../frame/fieldAria';
import type { WidgetProps } from '../types';

/**
 * Keeps the attributes that say what is wrong with a box in step with the error of its field, straight in the box: an
 * error draws no widget anew. Nothing to do without a `live` error.
 */
export function useLiveAria(
  box: RefObject<HTMLElement | null> | undefined,
  widget: WidgetProps,
  describedBy: string | false,
) {
  const { live, locked } = widget;
  useLayoutEffect(() => {
    // A locked text is drawn by its widget.
    if (!box || !live || locked) return;
    // What stands in the box is not what was drawn last: the first look writes in any case.
    let shown: string | undefined | null = null;
    const show = () => {
      const error = live.error()?.text;
      if (error === shown) return;
      shown = error;
      const aria = fieldAria({ ...widget, error }, describedBy);
      setAttribute(box.current, 'aria-invalid', aria['aria-invalid'] ? 'true' : undefined);
      setAttribute(box.current, 'aria-describedby', aria['aria-describedby']);
    };
    show();
    return live.followError(show);
  });
}

function setAttribute(element: HTMLElement | null, name: string, value: string | undefined): void {
  if (value === undefined) element?.removeAttribute(name);
  else element?.setAttribute(name, value);
}
