import { formats } from '../../engine/brazil';
import { choiceSchema } from '../../engine/definition';
import { LiveDefinition } from '../live/LiveDefinition';
import { textOfWidget } from '../live/tabText';
import { KeyTable } from './KeyTable';
import { widgetPages } from './pages';
import { Sheet } from './Sheet';
import { States } from './States';
import type { WidgetPage } from './types';
import { keyOf } from './vocabulary';

/** The page of a widget, by its name. @throws when it has none */
export function WidgetSheet({ name }: { name: string }) {
  const page = widgetPages[name];
  if (!page) throw new Error(`The widget ${name} has no page.`);
  return (
    <Sheet
      name={name}
      {...page}
      live={<LiveDefinition text={textOfWidget(page.example)} />}
      keys={<KeyTable rows={rowsOf(page)} />}
      states={<States widget={name} props={propsOf(page)} error={page.error} />}
    />
  );
}

const rowsOf = ({ keys, options = {} }: WidgetPage) => [
  { key: 'ui:widget', ...keyOf('ui:widget') },
  ...keys.map((key) => ({ key, ...keyOf(key) })),
  ...Object.entries(options).map(([key, description]) => ({
    key: `ui:options.${key}`,
    place: 'uiSchema',
    title: 'Opção deste controle',
    description,
  })),
];

/** What the widget is given for the first field of the example. */
function propsOf({ example: { fields, ui = {}, required }, value }: WidgetPage) {
  const [name = '', schema = {}] = Object.entries(fields)[0] ?? [];
  const { 'ui:options': options = {}, 'ui:help': hint } = ui[name] ?? {};
  const listed = choiceSchema(schema).oneOf;
  return {
    label: schema.title ?? name,
    value,
    options: options as Record<string, never>,
    required: required?.includes(name) ?? false,
    ...(typeof hint === 'string' && { hint }),
    ...(schema.format && { format: formats[schema.format] }),
    ...(schema.maxLength !== undefined && { maxLength: schema.maxLength }),
    ...(listed && { choices: listed.map(({ const: one, title }) => ({ value: one, label: title })) }),
  };
}
