import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  getUiOptions,
  TranslatableString,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import type { CSSProperties } from 'react';
import { FieldFrame } from '../frame/FieldFrame';
import { FieldGrid } from '../frame/FieldGrid';
import { classes } from '../theme/classes';
import { Control } from '../widgets/control/Control';
import control from '../widgets/control/Control.module.css';
import styles from './theme.module.css';
import { widthOf } from './toRjsf';

/**
 * A field of which whoever fills in the form says the name: it comes with a box for it, and can be taken away.
 * Any field that the UI schema gives a class or a style has a box for them, which takes the place of its frame in the grid.
 */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { id, label, schema, uiSchema, registry, disabled, readonly, required, children } = props;
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) {
    if (!options.classNames && !options.style) return children;
    const look = { ...props.style, '--width': widthOf(options.width) } as CSSProperties;
    return (
      <div className={classes(styles.box, props.classNames)} style={look}>
        {children}
      </div>
    );
  }
  const { translateString, templates } = registry;
  const { RemoveButton } = templates.ButtonTemplates;
  const keyId = `${id}-key`;
  return (
    <div className={classes(styles.whole, props.classNames)} style={props.style}>
      <FieldGrid>
        <FieldFrame
          id={keyId}
          label={translateString(TranslatableString.KeyLabel, [label])}
          required={required ?? false}
          width={4}
        >
          <Control>
            <input
              // Another name is another box.
              key={label}
              id={keyId}
              type="text"
              className={control.input}
              disabled={disabled ?? false}
              readOnly={readonly ?? false}
              defaultValue={label}
              onBlur={props.onKeyRenameBlur}
            />
          </Control>
        </FieldFrame>
        <div className={styles.remove}>
          <RemoveButton
            id={buttonId(id, 'remove')}
            aria-label={`${translateString(TranslatableString.RemoveButton)}: ${label}`}
            disabled={disabled || readonly}
            onClick={props.onRemoveProperty}
            {...(uiSchema && { uiSchema })}
            registry={registry}
          />
        </div>
        {children}
      </FieldGrid>
    </div>
  );
}
