import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classes } from '../../engine/theme';
import styles from './Splitter.module.css';

interface Props {
  label: string;
  /** `vertical` stands between what is left and right. */
  orientation: 'vertical' | 'horizontal';
  value: number;
  least: number;
  most: number;
  /** What one pixel is of the value; negative where the part grows against the direction of reading. */
  perPixel?: () => number;
  className?: string | undefined;
  onChange(value: number): void;
}

const STEP_PX = 16;

/** The border between two parts of the screen: moved by mouse, finger, and arrows. */
export function Splitter({ label, orientation, value, least, most, perPixel = () => 1, className, onChange }: Props) {
  const grip = useRef<{ at: number; value: number; per: number }>(undefined);
  const place = (event: PointerEvent) => (orientation === 'vertical' ? event.clientX : event.clientY);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const end = { Home: least, End: most }[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    onChange(end ?? value + (step as number) * STEP_PX * perPixel());
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line between paragraphs moves nothing
    <div
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={Math.round(value)}
      aria-valuemin={least}
      aria-valuemax={most}
      tabIndex={0}
      className={classes(styles.splitter, className)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { at: place(event), value, per: perPixel() };
      }}
      onPointerMove={(event) => {
        const held = grip.current;
        if (held) onChange(held.value + (place(event) - held.at) * held.per);
      }}
      onPointerUp={() => {
        grip.current = undefined;
      }}
      onPointerCancel={() => {
        grip.current = undefined;
      }}
    />
  );
}
