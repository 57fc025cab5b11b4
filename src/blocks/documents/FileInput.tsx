import type { ComponentProps } from 'react';

export interface FileInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'capture'> {
  /** Photos alone, no PDF. */
  isPhoto?: boolean;
  onPick(files: readonly File[]): void;
}

/** What the browser picks files with: out of sight, opened by the `click()` of a button beside it. */
export function FileInput({ isPhoto, onPick, ...rest }: FileInputProps) {
  return (
    <input
      {...rest}
      type="file"
      accept={isPhoto ? 'image/*' : 'image/*,application/pdf'}
      hidden
      aria-label={isPhoto ? 'Foto' : 'Arquivo'}
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
