import type { Ref } from 'react';

interface Props {
  /** Its `click()` opens the browser's own dialog. */
  ref: Ref<HTMLInputElement>;
  onPick(files: readonly File[]): void;
}

/** What the browser picks files with: out of sight, opened by a button beside it. */
export function FileInput({ ref, onPick }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*,application/pdf"
      hidden
      aria-label="Arquivo"
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        // Emptied, so that the same file can be picked again.
        currentTarget.value = '';
        if (files.length > 0) onPick(files);
      }}
    />
  );
}
