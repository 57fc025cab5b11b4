import { type ComponentProps, type ReactNode, useId } from 'react';
import { Control, controlCss as control, EndIcon, FieldFrame, fieldAria } from '../../engine/theme';

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
  /** What stands under the control, and the id of what of it describes the control, where something does. */
  below?: { content: ReactNode; describedBy?: string } | undefined;
}

/** A labelled text field of the portal's own forms. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, valid, action, children, below, required, ...input } = props;
  const id = useId();
  const state = { id, hint, error, required };
  const end = valid && !error ? <EndIcon icon="checkCircle" tone="ok" /> : action;
  return (
    <FieldFrame {...state} label={label} alert>
      <div>
        <Control end={end}>
          <input
            type="text"
            {...input}
            {...fieldAria(state, below?.describedBy ?? false)}
            id={id}
            className={control.input}
          />
          {children}
        </Control>
        {below?.content}
      </div>
    </FieldFrame>
  );
}
