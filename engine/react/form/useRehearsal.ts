import { type RefObject, useEffect } from 'react';
import { pointerOf } from '../../core/plan/fields';
import { controlId, useForm } from './FormContext';

/** The frame that shows the focus comes first. */
const AFTER_FOCUS_MS = 30;

/**
 * When the first field of a tab gets the focus, the way of a key is gone once without one: what browsers compile as it
 * runs for the first time stands ready when the customer types.
 */
export function useRehearsal(root: RefObject<HTMLElement | null>): void {
  const { form, idPrefix } = useForm();
  useEffect(() => {
    const rehearse = ({ target }: FocusEvent) => {
      const { id } = target as Element;
      const field = form.plan.fields.find((each) => !each.list && controlId(idPrefix, pointerOf(each)) === id);
      if (!field) return;
      stop();
      setTimeout(() => form.rehearse(pointerOf(field)), AFTER_FOCUS_MS);
    };
    const stop = () => root.current?.removeEventListener('focusin', rehearse);
    root.current?.addEventListener('focusin', rehearse);
    return stop;
  }, [root, form, idPrefix]);
}
