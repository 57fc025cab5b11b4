import { type BenchForm, type BenchItem, MAX_LENGTH, type Named } from '../form';

/** A piece of a schema of Formily. */
export interface FormilySchema {
  type: 'object' | 'void' | 'string' | 'boolean';
  properties?: Record<string, FormilySchema>;
  [key: string]: unknown;
}

/** The form as a JSON schema of Formily: a void node per section, what a condition shows with `x-reactions`. */
export const formilySchema = ({ sections }: BenchForm): FormilySchema => ({
  type: 'object',
  properties: Object.fromEntries(
    sections.map(({ id, title, items }): [string, FormilySchema] => [
      id,
      {
        type: 'void',
        'x-component': 'Section',
        'x-component-props': { title },
        properties: Object.fromEntries(items.flatMap(fieldsOf)),
      },
    ]),
  ),
});

function fieldsOf(item: BenchItem): [string, FormilySchema][] {
  const { name, title } = item;
  if (item.kind === 'text') return [[name, text(item)]];
  const reaction = { dependencies: [name], fulfill: { state: { visible: '{{$deps[0] === true}}' } } };
  return [
    [name, { type: 'boolean', title, 'x-component': 'Check' }],
    ...item.shows.map((field): [string, FormilySchema] => [field.name, { ...text(field), 'x-reactions': reaction }]),
  ];
}

const text = ({ title }: Named): FormilySchema => ({
  type: 'string',
  title,
  required: true,
  maxLength: MAX_LENGTH,
  'x-decorator': 'FormItem',
  'x-component': 'Input',
});
