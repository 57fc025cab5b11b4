import { buttonId, canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { FieldGrid } from '../frame/FieldGrid';
import styles from './theme.module.css';

/** The fields of an object in a grid, under its title; where names are left open, a button adds one. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, schema, uiSchema, formData, registry } = props;
  const id = `${fieldPathId.$id}__title`;
  const { AddButton } = registry.templates.ButtonTemplates;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid
    <div
      role="group"
      className={styles.object}
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : schema.title}
    >
      {title && (
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
      )}
      {description && <p className={styles.title}>{description}</p>}
      {props.optionalDataControl}
      <FieldGrid>{properties.map(({ content }) => content)}</FieldGrid>
      {canExpand(schema, uiSchema, formData) && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          className={styles.add}
          disabled={props.disabled || props.readonly}
          onClick={props.onAddProperty}
          {...(title && { 'aria-describedby': id })}
          {...(uiSchema && { uiSchema })}
          registry={registry}
        />
      )}
    </div>
  );
}
