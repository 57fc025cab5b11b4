import {
  ADDITIONAL_PROPERTY_FLAG,
  buttonId,
  TranslatableString,
  type WrapIfAdditionalTemplateProps,
} from '@rjsf/utils';
import { FieldFrame } from '../frame/FieldFrame';
import { FieldGrid } from '../frame/FieldGrid';
import { Control } from '../widgets/control/Control';
import control from '../widgets/control/Control.module.css';
import styles from './theme.module.css';

/** A field of which whoever fills in the form says the name: it comes with a box for it, and can be taken away. */
export function WrapIfAdditionalTemplate(props: WrapIfAdditionalTemplateProps) {
  const { id, label, schema, uiSchema, registry, disabled, readonly, required, children } = props;
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children;
  const { translateString, templates } = registry;
  const { RemoveButton } = templates.ButtonTemplates;
  const keyId = `${id}-key`;
  return (
    <div className={styles.whole}>
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
