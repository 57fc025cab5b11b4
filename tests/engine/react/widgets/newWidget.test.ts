import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type * as Compile from '../../../../engine/compile';
import type * as Definition from '../../../../engine/definition';
import type { FieldSchema } from '../../../../engine/definition';
import type * as Drawn from '../../../../engine/react';
import type * as Table from '../../../../engine/react/widgets/table';
import type * as State from '../../../../engine/state';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import type * as Gallery from '../../../../studio/properties/gallery/samples';
import { copyWith } from '../../../support/codeCopy';
import { smallFolder } from '../../../support/smallForm';
import { contextOf, tabOf } from '../../../support/tabs';
import { wizardOf } from '../../core/summary/sampleTabs';

const COMPONENTS = 'engine/react/widgets/table.ts';

/** One that opens more of the form, and one with room for several lines. */
const own = (name: string, like: string) => ({
  [`engine/core/widgets/${name}.ts`]: readFileSync(join(ROOT, `engine/core/widgets/${like}.ts`), 'utf8').replace(
    `export const ${like}`,
    `export const ${name}`,
  ),
});

/** The code with the widget that the README adds, and these: one file, one line, one command; and how they are drawn. */
const { folder, load, read, json, types } = await copyWith(
  ['engine/core/widgets/colour.ts', 'engine/react/widgets/ColourWidget.tsx'],
  {
    'engine/core/widgets/table.ts': [
      [
        "from './checkboxes';\n",
        `import { colour } from './colour';
import { essay } from './essay';
import { opener } from './opener';
`,
      ],
      ['  textarea,\n', '  colour,\n  essay,\n  opener,\n'],
    ],
    [COMPONENTS]: [
      ["from './CheckboxWidget';\n", "import { ColourWidget } from './ColourWidget';\n"],
      [
        '  checkboxes: CheckboxesWidget,\n',
        '  colour: ColourWidget,\n  essay: ColourWidget,\n  opener: ColourWidget,\n',
      ],
    ],
  },
  { ...own('opener', 'toggle'), ...own('essay', 'textarea') },
);

const cor: FieldSchema = { type: 'string', title: 'Cor' };

describe('a widget that is added by one file and one line, beside its component', () => {
  it('is checked: its name, and the fields that it can show', async () => {
    const { formatProblems, loadSchemas } = await load<typeof Compile>('engine/compile.ts');
    const found = (schema: FieldSchema, widget: string) => {
      const form = { fields: { Cor: schema }, ui: { Cor: { 'ui:widget': widget } } };
      return formatProblems(loadSchemas(smallFolder(join(folder, 'schemas'), form)).problems);
    };
    expect(found(cor, 'colour')).toBe('0 problemas em 0 arquivos.');
    expect(found(cor, 'color')).toContain('Você quis dizer "colour"?');
    expect(found({ ...cor, type: 'integer' }, 'colour')).toContain('não mostra um campo do tipo "integer"');
  });

  it('is drawn in its frame, and as a text where it is locked', async () => {
    const { FramedWidget, widgetOf } = await load<typeof Drawn>('engine/react.ts');
    const widget = widgetOf({ schema: cor, ui: { 'ui:widget': 'colour' } }, false, undefined);
    const field = { id: 'cor', name: 'cor', label: 'Cor', value: '#ff0000', options: {}, texts: {} };
    const html = (locked: boolean) => {
      const state = { required: false, locked, disabled: false, onChange() {}, onLeave() {} };
      return renderToStaticMarkup(createElement(FramedWidget, { ...field, ...state, widget }));
    };
    expect(html(false)).toMatch(/<label[^>]*for="cor"[^>]*>/);
    expect(html(false)).toContain('type="color"');
    expect(html(true)).toContain('>#ff0000</textarea>');
  });

  it('is no answer, and stays what it is once it is locked, where it opens more of the form', async () => {
    const { longTexts, openers } = await load<typeof Definition>('engine/definition.ts');
    const { summarize } = await load<typeof State>('engine/state.ts');
    expect([openers, longTexts]).toEqual([{ opener: 'bare', toggle: 'bare' }, ['essay', 'textarea']]);
    const labelsWith = (widget: string) => {
      const fields: Record<string, FieldSchema> = { Nome: {}, abrir: { type: 'boolean', title: 'Abrir', local: true } };
      const plain = tabOf(fields);
      const tab = { ...plain, uiSchema: { ...plain.uiSchema, abrir: { 'ui:widget': widget } } };
      const [shown] = summarize(wizardOf([tab]), { tab: { Nome: 'Ana', abrir: true } }, { context: contextOf() });
      return shown?.groups.flatMap(({ items = [] }) => items.map(({ label }) => label));
    };
    expect([labelsWith('checkbox'), labelsWith('opener')]).toEqual([['Nome', 'Abrir'], ['Nome']]);
    const { frameKind } = await load<typeof Table>(COMPONENTS);
    expect([frameKind('opener', true), frameKind('colour', true), frameKind('essay', true)]).toEqual([
      'bare',
      'field',
      'field',
    ]);
  });

  it('is asked for by the types until its component is there', async () => {
    const whole = read(COMPONENTS);
    writeFileSync(join(folder, COMPONENTS), whole.replace('  colour: ColourWidget,\n', ''));
    const said = await types(COMPONENTS);
    writeFileSync(join(folder, COMPONENTS), whole);
    expect(said).toMatch(/engine\/react\/widgets\/table\.ts.*Property 'colour' is missing/);
  });

  it('stands in the vocabulary and in the guide', () => {
    const { examples } = json('schemas/vocabulary/tab.schema.json').definitions.fieldUi.properties['ui:widget'];
    expect(examples).toContain('colour');
    expect(read('docs/vocabulary.md')).toContain('`"colour"`');
    expect(read('docs/analistas.md')).toContain('| `colour` | cor |');
  });

  it('is offered in the Estúdio, and called by its name where a widget is chosen', async () => {
    const { samples, widgetFor } = await load<typeof Gallery>('studio/properties/gallery/samples.ts');
    const sample = samples.find(({ id }) => id === 'widget-colour');
    expect(sample).toMatchObject({ group: 'Texto', title: 'Cor', value: '#336699', ui: { 'ui:widget': 'colour' } });
    expect(widgetFor(sample?.schema ?? {}, sample?.ui)).toBe('colour');
    expect(read('studio/properties/definitions/compiled.js')).toContain('{"const":"colour","title":"Cor"}');
  });
});
