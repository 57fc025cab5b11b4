import { type ComponentProps, useId } from 'react';
import frame from '../../engine/react/frame/FieldFrame.module.css';
import { fieldAria } from '../../engine/react/frame/fieldAria';
import { RequiredMark } from '../../engine/react/frame/RequiredMark';
import { classes } from '../../engine/react/theme/classes';
import { Icon } from '../../engine/react/theme/Icon';
import { Control, EndIcon, EndSpinner } from '../../engine/react/widgets/control/Control';
import control from '../../engine/react/widgets/control/Control.module.css';

export interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id' | 'className' | 'children'> {
  label: string;
  hint?: string | undefined;
  /** Under the field, announced at once. */
  error?: string | undefined;
  options: { value: string; label: string }[];
  /** The text of the empty option. */
  placeholder?: string;
  /** The options are on their way. */
  loading?: boolean;
}

/** A labelled list of the portal's own forms, as the device shows it; a refusal is an alert. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, options, placeholder = 'Selecione', loading = false, required, ...select } = props;
  const id = useId();
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
      <Control end={loading ? <EndSpinner /> : <EndIcon icon="chevronDown" />}>
        <select
          {...select}
          {...fieldAria({ id, ...(hint && { hint }), ...(error && { error }), ...(required && { required }) })}
          id={id}
          className={classes(control.input, control.select)}
          aria-busy={loading || undefined}
        >
          <option value="">{loading ? 'Carregando...' : placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
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
