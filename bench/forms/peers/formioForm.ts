import { type BenchForm, type BenchItem, MAX_LENGTH, type Named } from '../form';

/** One component of a form of Form.io. */
export interface FormioComponent {
  type: 'panel' | 'textfield' | 'checkbox';
  key: string;
  input: boolean;
  components?: FormioComponent[];
  [key: string]: unknown;
}

/** The form as a definition of Form.io: a panel per section, what a condition shows with `conditional`. */
export const formioForm = ({ sections }: BenchForm): { display: 'form'; components: FormioComponent[] } => ({
  display: 'form',
  components: sections.map(({ id, title, items }) => ({
    type: 'panel',
    key: id,
    title,
    input: false,
    components: items.flatMap(componentsOf),
  })),
});

function componentsOf(item: BenchItem): FormioComponent[] {
  const { name, title } = item;
  if (item.kind === 'text') return [text(item)];
  return [
    { type: 'checkbox', key: name, label: title, input: true },
    ...item.shows.map((field) => ({ ...text(field), conditional: { show: true, when: name, eq: 'true' } })),
  ];
}

const text = ({ name, title }: Named): FormioComponent => ({
  type: 'textfield',
  key: name,
  label: title,
  input: true,
  validate: { required: true, maxLength: MAX_LENGTH },
});
