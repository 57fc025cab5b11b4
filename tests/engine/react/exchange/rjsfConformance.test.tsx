import Form from '@rjsf/core';
import { type ErrorSchema, ErrorSchemaBuilder, type RJSFSchema, type UiSchema, type WidgetProps } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import doc from '../../../../docs/rjsf.md?raw';
import type { TabDefinition } from '../../../../engine/definition';
import { fromRjsf, registerWidget } from '../../../../engine/rjsf';
import { beginTab, storyTab } from '../form/tab';

/** A field of each type, and what a definition may say of it. */
const schema = {
  type: 'object',
  properties: {
    plain: { type: 'string', title: 'Plain' },
    told: { type: 'string', title: 'Told', maxLength: 20 },
    locked: { type: 'string', title: 'Locked', readOnly: true },
    size: {
      type: 'string',
      title: 'Size',
      oneOf: [
        { const: 's', title: 'Small' },
        { const: 'l', title: 'Large' },
      ],
    },
    code: { type: 'string', title: 'Code', enum: ['a', 'b'] },
    count: { type: 'integer', title: 'Count', minimum: 1 },
    agreed: { type: 'boolean', title: 'Agreed' },
    several: {
      type: 'array',
      title: 'Several',
      uniqueItems: true,
      items: {
        type: 'string',
        oneOf: [
          { const: 'x', title: 'First' },
          { const: 'y', title: 'Second' },
        ],
      },
    },
  },
  required: ['plain', 'told'],
} satisfies RJSFSchema;

const uiSchema: UiSchema = Object.fromEntries(
  Object.keys(schema.properties).map((name) => [name, { 'ui:widget': 'recording' }]),
);
Object.assign(uiSchema.told, {
  'ui:placeholder': 'As on the card',
  'ui:help': 'In full.',
  'ui:autocomplete': 'name',
  'ui:options': { stars: 4, emptyValue: '', autofocus: true, hideError: false, enumDisabled: ['a'] },
});
Object.assign(uiSchema.several, { 'ui:placeholder': 'Some', 'ui:options': { inline: true } });
Object.assign(uiSchema.agreed, { 'ui:help': 'Read it first.', 'ui:options': { label: true } });

const formData = { told: 'Ada', size: 's', count: 3, several: ['y'] };
const formContext = { language: 'en' };
const names = Object.keys(schema.properties) as (keyof typeof schema.properties)[];

const errors = ['Too short.', 'No name.'];
const wrong = new ErrorSchemaBuilder().addErrors(errors).ErrorSchema;

/** A widget that remembers what it is given, by the name of its field. */
function recording() {
  const given: Record<string, WidgetProps> = {};
  const Recording = (props: WidgetProps) => {
    given[props.name] = props;
    return (
      <button type="button" id={props.id} onClick={() => props.onChange('Bo', wrong)}>
        {props.label}
      </button>
    );
  };
  return { given, Recording };
}

const [stock, here] = [recording(), recording()];

beforeEach(async () => {
  await render(
    <Form
      schema={schema}
      uiSchema={uiSchema}
      formData={formData}
      formContext={formContext}
      validator={validator}
      widgets={{ recording: stock.Recording }}
    />,
  );
  const widgets = { recording: stock.Recording };
  registerWidget('recording', fromRjsf(here.Recording, { widgets, formContext }));
  const definition = {
    ...{ id: 'recorded', title: 'Recorded', schema, rules: [] },
    uiSchema: { ...uiSchema, 'ui:sections': [{ id: 'all', title: 'All', fields: names }] },
  } as unknown as TabDefinition;
  const tab = storyTab(definition);
  const texts = { ...tab.wizard.texts, yes: 'Yes', no: 'No' };
  const { form } = await beginTab({ ...tab, wizard: { ...tab.wizard, texts } });
  form.load(formData);
  await vi.waitFor(() => expect(Object.keys(here.given).sort()).toEqual([...names].sort()));
});

/** The props with what stands in those of several parts beside each other, without what is `undefined`. */
function flat(props: WidgetProps): Record<string, unknown> {
  const parts = ['options', 'uiSchema', 'registry'];
  const inner = parts.flatMap((part) =>
    Object.entries(props[part] as object).map(([key, value]) => [`${part}.${key}`, value]),
  );
  const own = Object.entries(props).filter(([key]) => !parts.includes(key));
  const all = [...own, ...inner].filter(([, value]) => value !== undefined);
  // Of a function is told that there is one.
  return Object.fromEntries(all.map(([key, value]) => [key, typeof value === 'function' ? 'function' : value]));
}

function differencesOf(name: string): string[] {
  const [there, own] = [flat(stock.given[name] as WidgetProps), flat(here.given[name] as WidgetProps)];
  const keys = new Set([...Object.keys(there), ...Object.keys(own)]);
  return [...keys].filter((key) => {
    try {
      expect(own[key]).toEqual(there[key]);
      return false;
    } catch {
      return true;
    }
  });
}

/** Those that docs/rjsf.md tells of. */
const told = [...(doc.split('### What it is given')[1] ?? '').matchAll(/^\| `([^`]+)` \|/gm)].map(([, key]) => key);

describe('a widget of rjsf', () => {
  it.each(names)('is given what stock rjsf gives it, but for what docs/rjsf.md says (%s)', (name) => {
    expect(differencesOf(name).filter((key) => !told.includes(key))).toEqual([]);
  });

  it('is given all else that docs/rjsf.md names otherwise', () => {
    expect([...new Set(names.flatMap(differencesOf))].sort()).toEqual([...told].sort());
  });

  it('reports errors as docs/rjsf.md writes it, typed as its own props want them', () => {
    const report = ({ onChange }: WidgetProps, value: string) =>
      onChange(value, { __errors: ['Too bright.'] } as ErrorSchema);
    const onChange = vi.fn();
    report({ onChange } as unknown as WidgetProps, 'red');
    expect(onChange).toHaveBeenCalledWith('red', { __errors: ['Too bright.'] });
    expect(doc).toContain("`onChange(value, { __errors: ['Too bright.'] } as ErrorSchema)`");
  });

  it('has the errors that it reports said to it, and to the customer', async () => {
    for (const { given } of [stock, here]) {
      await userEvent.click(document.getElementById(given.plain?.id as string) as HTMLElement);
      await expect.poll(() => given.plain?.rawErrors).toEqual(errors);
      expect(given.plain?.value).toBe('Bo');
    }
    expect(document.getElementById('recorded-plain-message')).toHaveTextContent('Too short. No name.');
  });
});
