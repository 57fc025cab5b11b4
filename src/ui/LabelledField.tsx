import type { ReactNode } from 'react';
import frame from '../../engine/react/frame/FieldFrame.module.css';
import { RequiredMark } from '../../engine/react/frame/RequiredMark';
import { classes } from '../../engine/react/theme/classes';
import { Icon } from '../../engine/react/theme/Icon';

interface LabelledFieldProps {
  /** Of the control; its hint and message have `-hint` and `-message` after it. */
  id: string;
  label: string;
  hint?: string | undefined;
  /** Under the control, announced at once. */
  error?: string | undefined;
  required?: boolean | undefined;
  children: ReactNode;
}

/** What stands around a control of the portal's own forms, with the anatomy of the engine's fields; a refusal is an alert. */
export function LabelledField({ id, label, hint, error, required, children }: LabelledFieldProps) {
  return (
    <div className={frame.frame}>
      <div className={frame.head}>
        <label className={frame.label} htmlFor={id}>
          {label}
          {required && <RequiredMark />}
        </label>
        {hint && (
          <span className={frame.hint} id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </div>
      {children}
      <p className={classes(frame.message, error && frame.error)} id={`${id}-message`} role="alert">
        {error && (
          <>
            <Icon name="alert" size="sm" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}
