import { useRef } from 'react';
import { Button, type ButtonProps } from '../../../engine/theme';
import { FileInput, type FileInputProps } from './FileInput';

type Props = Omit<ButtonProps, 'ref' | 'onClick'> & Omit<FileInputProps, 'ref'>;

/** A button that lets the customer pick a file; with `aria-disabled` it is deaf. */
export function FileButton({ isPhoto = false, capture, onPick, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={button['aria-disabled'] ? undefined : () => input.current?.click()} />
      <FileInput ref={input} isPhoto={isPhoto} capture={capture} onPick={onPick} />
    </>
  );
}
