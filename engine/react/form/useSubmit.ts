import { type RefCallback, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * What a form does in the stead of the browser once Enter or its button sends it, as the `ref` of the form. The form hears of it
 * itself: within a form of the page around it React does not, and the browser would send all that was typed in an address.
 */
export function useSubmit(submit: () => void): RefCallback<HTMLFormElement> {
  const latest = useRef(submit);
  useLayoutEffect(() => {
    latest.current = submit;
  });
  return useCallback((form: HTMLFormElement | null) => {
    const hear = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      latest.current();
    };
    form?.addEventListener('submit', hear);
    return () => form?.removeEventListener('submit', hear);
  }, []);
}
