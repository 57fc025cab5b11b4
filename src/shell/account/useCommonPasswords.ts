import { useEffect } from 'react';
import { loadCommonPasswords } from './commonPasswords';

/** Loads the most common passwords once a field of the page has the focus. */
export function useCommonPasswords(): void {
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement) void loadCommonPasswords();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
}
