import { RichDescription } from '@rjsf/core';
import { buttonId, canExpand, descriptionId, getUiOptions, type ObjectFieldTemplateProps, titleId } from '@rjsf/utils';
import { FieldGrid } from '../frame/FieldGrid';
import { ownTemplate } from './fieldTexts';
import styles from './theme.module.css';

/** The fields of an object in a grid, under its title; where names are left open, a button adds one. */
export function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
  const { title, description, properties, fieldPathId, schema, uiSchema = {}, formData, registry } = props;
  const id = titleId(fieldPathId);
  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const Title = ownTemplate('TitleFieldTemplate', registry, options);
  const Description = ownTemplate('DescriptionFieldTemplate', registry, options);
  const given = { schema, uiSchema, registry };
  const { AddButton } = registry.templates.ButtonTemplates;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand in a grid
    <div
      role="group"
      className={styles.object}
      aria-labelledby={title ? id : undefined}
      aria-label={title ? undefined : schema.title}
    >
      {title &&
        (Title ? (
          <Title id={id} title={title} required={props.required ?? false} {...given} />
        ) : (
          <h3 id={id} className={styles.title}>
            {title}
          </h3>
        ))}
      {description &&
        (Description ? (
          <Description id={descriptionId(fieldPathId)} description={description} {...given} />
        ) : (
          <div id={descriptionId(fieldPathId)} className={styles.description}>
            <RichDescription description={description} uiSchema={uiSchema} registry={registry} />
          </div>
        ))}
      {props.optionalDataControl}
      <FieldGrid>{properties.map(({ content }) => content)}</FieldGrid>
      {canExpand(schema, uiSchema, formData) && (
        <AddButton
          id={buttonId(fieldPathId, 'add')}
          className={styles.add}
          disabled={props.disabled || props.readonly}
          onClick={props.onAddProperty}
          {...(title && { 'aria-describedby': id })}
          uiSchema={uiSchema}
          registry={registry}
        />
      )}
    </div>
  );
}
