import { type ComponentProps, useId } from 'react';
import {
  Control,
  classes,
  controlCss as control,
  EndIcon,
  EndSpinner,
  FieldFrame,
  fieldAria,
} from '../../engine/theme';

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

/** A labelled list of the portal's own forms, as the device shows it. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, options, placeholder = 'Selecione', loading = false, required, ...select } = props;
  const id = useId();
  const state = { id, hint, error, required };
  return (
    <FieldFrame {...state} label={label} alert>
      <Control end={loading ? <EndSpinner /> : <EndIcon icon="chevronDown" />}>
        <select
          {...select}
          {...fieldAria(state)}
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
    </FieldFrame>
  );
}
