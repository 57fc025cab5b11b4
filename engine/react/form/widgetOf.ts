import type { FormatAppearance } from '../../core/formats/types';
import type { FieldPlan } from '../../core/plan/fields';

/**
 * The name of the widget of a field: as the definition says, else by what it holds.
 * @param format the format that it has at the moment
 */
export function widgetOf(
  { schema, ui }: Pick<FieldPlan, 'schema' | 'ui'>,
  isChoice: boolean,
  format: Pick<FormatAppearance, 'widget'> | undefined,
): string {
  const wanted = ui['ui:widget'];
  if (schema.options && !isChoice) return 'text';
  if (wanted) return wanted;
  if (schema.readOnly) return 'readonly';
  if (schema.options?.separator !== undefined) return 'multiselect';
  if (schema.options?.search) return 'combobox';
  if (isChoice) return schema.type === 'array' ? 'checkboxes' : 'select';
  if (schema.type === 'boolean') return 'yesno';
  if (format) return format.widget ?? 'masked';
  if (schema.type === 'integer' || schema.type === 'number') return schema.type;
  return schema.maxLengthOf ? 'name' : 'text';
}
