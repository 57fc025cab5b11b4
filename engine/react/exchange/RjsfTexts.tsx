import type { ReactNode } from 'react';

/** What stands in a frame, under the ids by which widgets that were written for rjsf name it; the frame shows it itself. */
export function RjsfTexts({ id, error, hint }: { id: string; error: string | undefined; hint: ReactNode }) {
  return (
    <>
      <span hidden id={`${id}__error`}>
        {error}
      </span>
      <span hidden id={`${id}__description`}>
        {hint}
      </span>
      <span hidden id={`${id}__help`} />
    </>
  );
}
