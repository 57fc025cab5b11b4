import type { FieldSchema, FieldUi, RuleDefinition, TabDefinition, WizardDefinition } from '../../engine/definition';
import { type BenchForm, type BenchItem, MAX_LENGTH, type Named } from './form';

/** The id of the only tab of a benchmark's wizard. */
export const TAB = 'fields';

/** The id of the wizard with so many fields. */
export const wizardId = (count: number): string => `bench-${count}`;

/** The form as a wizard of one tab. */
export function benchWizard({ count }: BenchForm): WizardDefinition {
  return {
    id: wizardId(count),
    title: `${count} fields`,
    type: 1,
    route: `/bench-${count}`,
    key: 'Guid',
    navigation: 'earlier',
    tabs: [{ id: TAB }],
    parts: [{ id: 'all', data: [TAB], load: `GET /bench-${count}`, save: `POST /bench-${count}` }],
    complete: { call: `POST /bench-${count}/complete` },
  };
}

/** The form as a tab: what a rule can show is required by the rule, everything else by the schema. */
export function benchTab({ sections, count }: BenchForm): TabDefinition {
  const items = sections.flatMap((section) => section.items);
  const texts = items.filter((item) => item.kind === 'text');
  return {
    id: TAB,
    title: `${count} fields`,
    schema: {
      type: 'object',
      properties: Object.fromEntries(items.flatMap(propertiesOf)),
      required: texts.map(({ name }) => name),
    },
    uiSchema: {
      'ui:sections': sections.map(({ id, title, items: own }) => ({
        id,
        title,
        fields: own.flatMap((item) => [item.name, ...shownBy(item).map(({ name }) => name)]),
      })),
      ...Object.fromEntries(items.flatMap(looksOf)),
    },
    rules: items.flatMap(ruleOf),
    dialog: false,
  };
}

const shownBy = (item: BenchItem): Named[] => (item.kind === 'condition' ? item.shows : []);

function propertiesOf(item: BenchItem): [string, FieldSchema][] {
  const own: FieldSchema = item.kind === 'text' ? text(item) : { type: 'boolean', title: item.title };
  return [[item.name, own], ...shownBy(item).map((field): [string, FieldSchema] => [field.name, text(field)])];
}

const text = ({ title }: Named): FieldSchema => ({ type: 'string', title, maxLength: MAX_LENGTH });

function looksOf(item: BenchItem): [string, FieldUi][] {
  const half: FieldUi = { 'ui:width': 3 };
  const own: FieldUi = item.kind === 'text' ? half : { 'ui:widget': 'checkbox' };
  return [[item.name, own], ...shownBy(item).map((field): [string, FieldUi] => [field.name, half])];
}

function ruleOf(item: BenchItem): RuleDefinition[] {
  if (item.kind === 'text') return [];
  const names = item.shows.map(({ name }) => name);
  return [{ id: item.name, when: { [item.name]: { const: true } }, show: names, hidden: 'clear', require: names }];
}
