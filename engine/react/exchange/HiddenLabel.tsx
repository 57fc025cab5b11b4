import type { ReactNode } from 'react';
import type { FrameKind } from '../frame/FieldFrame';
import { type FieldState, fieldAria } from '../frame/fieldAria';

/** A control whose label is heard and not seen, in a frame without one. */
export function HiddenLabel(props: FieldState & { kind: FrameKind; label: string; children: ReactNode }) {
  const { kind, id, label, children } = props;
  if (kind === 'group' || kind === 'radiogroup') {
    const { 'aria-describedby': describedBy, ...state } = fieldAria(props);
    return (
      // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
      <div role={kind} aria-label={label} aria-describedby={describedBy} {...(kind === 'radiogroup' && state)}>
        {children}
      </div>
    );
  }
  return (
    <>
      {/* What carries its own label has an empty one under this id. */}
      <label className="sr" htmlFor={id} id={kind === 'bare' ? undefined : `${id}-label`}>
        {label}
      </label>
      {children}
    </>
  );
}
