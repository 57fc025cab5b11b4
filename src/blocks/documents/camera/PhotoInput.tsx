import type { ButtonProps } from '../../../../engine/theme';
import { FileButton } from '../FileButton';

interface Props extends Pick<ButtonProps, 'icon' | 'variant' | 'children'> {
  /** Opens the camera of the phone's own program, where there is one. */
  isCamera?: boolean;
  onPick(file: File): void;
}

/** A button that lets the customer pick one photo. */
export function PhotoInput({ isCamera, onPick, ...rest }: Props) {
  return (
    <FileButton
      {...rest}
      isPhoto
      {...(isCamera && { capture: 'environment' })}
      onPick={([file]) => file && onPick(file)}
    />
  );
}
