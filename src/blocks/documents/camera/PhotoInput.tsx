import { useRef } from 'react';
import { Button, type ButtonProps } from '../../../../engine/theme';

interface Props extends Pick<ButtonProps, 'icon' | 'variant' | 'children'> {
  /** Opens the camera of the phone's own program, where there is one. */
  isCamera?: boolean;
  onPick(file: File): void;
}

/** A button that lets the customer pick one photo. */
export function PhotoInput({ isCamera, onPick, ...rest }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        {...(isCamera && { capture: 'environment' })}
        hidden
        aria-label="Foto"
        tabIndex={-1}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Emptied, so that the same photo can be picked again.
          currentTarget.value = '';
          if (file) onPick(file);
        }}
      />
    </>
  );
}
