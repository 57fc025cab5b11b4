import { type BenchForm, type BenchItem, MAX_LENGTH, type Named } from '../form';

/** One component of a form of form-js. */
export interface FormJsComponent {
  type: 'group' | 'textfield' | 'checkbox';
  id: string;
  label: string;
  key?: string;
  components?: FormJsComponent[];
  [key: string]: unknown;
}

/** The form as a schema of form-js: a group per section, what a condition shows is hidden by an expression. */
export const formJsSchema = ({ sections }: BenchForm): { type: string; components: FormJsComponent[] } => ({
  type: 'default',
  components: sections.map(({ id, title, items }) => ({
    type: 'group',
    id,
    label: title,
    components: items.flatMap(componentsOf),
  })),
});

function componentsOf(item: BenchItem): FormJsComponent[] {
  const { name, title } = item;
  if (item.kind === 'text') return [text(item)];
  const hidden = { conditional: { hide: `=${name} != true` } };
  return [
    { type: 'checkbox', id: name, key: name, label: title },
    ...item.shows.map((field) => ({ ...text(field), ...hidden })),
  ];
}

const text = ({ name, title }: Named): FormJsComponent => ({
  type: 'textfield',
  id: name,
  key: name,
  label: title,
  validate: { required: true, maxLength: MAX_LENGTH },
});
