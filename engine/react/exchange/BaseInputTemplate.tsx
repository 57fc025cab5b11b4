import { getDefaultRegistry } from '@rjsf/core';
import { type BaseInputTemplateProps, getInputProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { classes } from '../theme/classes';
import control from '../widgets/control/Control.module.css';
import styles from './theme.module.css';

const Plain: ComponentType<BaseInputTemplateProps> = getDefaultRegistry().templates.BaseInputTemplate;

/** Kinds of boxes that are no line of text. */
const LOOKS: Record<string, string | undefined> = {
  range: styles.range,
  color: styles.color,
  file: styles.file,
  hidden: '',
};

/** The box of a widget of rjsf, in the look of the engine's. */
export function BaseInputTemplate(props: BaseInputTemplateProps) {
  const { schema, options, rawErrors, hideError } = props;
  const { type } = getInputProps(schema, props.type, options);
  return (
    <Plain
      {...props}
      className={classes('form-control', LOOKS[type] ?? control.input)}
      aria-invalid={!hideError && rawErrors?.length ? true : undefined}
    />
  );
}
