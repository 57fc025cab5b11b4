import { useCallback, useEffect, useState } from 'react';
import { openForm, type PublicForm } from './openForm';

/** A form of the definitions on its way. */
export type OpenedForm = { kind: 'loading' } | { kind: 'failed'; retry: () => void } | ({ kind: 'ready' } & PublicForm);

/** Opens a form, and writes away what is typed in it when the page is left. */
export function usePublicForm(id: string): OpenedForm {
  const [opened, setOpened] = useState<PublicForm>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on another attempt
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    openForm(id).then(
      (form) => !isGone && setOpened(form),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [id, attempt]);

  useEffect(() => {
    if (!opened) return;
    const { flush } = opened.standalone;
    window.addEventListener('pagehide', flush);
    return () => window.removeEventListener('pagehide', flush);
  }, [opened]);

  if (hasFailed) return { kind: 'failed', retry };
  return opened ? { kind: 'ready', ...opened } : { kind: 'loading' };
}
