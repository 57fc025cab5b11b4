import type { FieldPlan } from '../../core/plan/fields';

const BY_FORMAT: Record<string, string> = {
  money: 'money',
  percent: 'percentage',
  phone: 'phone',
  mobile: 'phone',
  email: 'email',
  name: 'name',
  integer: 'integer',
  date: 'date',
  decimal: 'number',
};

/** The name of the widget of a field: as the definition says, else by what it holds. */
export function widgetOf(field: FieldPlan, isChoice: boolean, format: string | undefined): string {
  const { schema, ui } = field;
  const wanted = ui['ui:widget'];
  if (schema.options && !isChoice) return 'text';
  if (wanted) return wanted;
  if (schema.readOnly) return 'readonly';
  if (schema.options?.separator !== undefined) return 'multiselect';
  if (schema.options?.search) return 'combobox';
  if (isChoice) return 'select';
  if (schema.type === 'boolean') return 'yesno';
  const name = format ?? schema.format;
  if (name !== undefined) return BY_FORMAT[name] ?? 'masked';
  if (schema.type === 'integer') return 'integer';
  return schema.maxLengthOf ? 'name' : 'text';
}
