import { type ComponentProps, type ReactNode, useId } from 'react';
import frame from '../../engine/react/frame/FieldFrame.module.css';
import { fieldAria } from '../../engine/react/frame/fieldAria';
import { RequiredMark } from '../../engine/react/frame/RequiredMark';
import { classes } from '../../engine/react/theme/classes';
import { Icon } from '../../engine/react/theme/Icon';
import { Control, EndIcon } from '../../engine/react/widgets/control/Control';
import control from '../../engine/react/widgets/control/Control.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className'> {
  label: string;
  hint?: string;
  /** Under the field, announced at once. */
  error?: string | undefined;
  /** Shows the green mark at the right end. */
  valid?: boolean;
  /** A button at the right end. */
  action?: ReactNode;
  /** What floats under the control (suggestions). */
  children?: ReactNode;
}

/** A labelled text field of the portal's own forms, with the anatomy of the engine's; a refusal is an alert. */
export function TextField({ label, hint, error, valid, action, children, required, ...input }: TextFieldProps) {
  const id = useId();
  const end = valid && !error ? <EndIcon icon="checkCircle" tone="ok" /> : action;
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
      <Control end={end}>
        <input type="text" {...input} {...fieldAria({ id, hint, error, required })} id={id} className={control.input} />
        {children}
      </Control>
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
