import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderField as field, renderForm } from './themedForm';

const control = () => document.getElementById('root_value') as HTMLInputElement;

describe('what a UI schema says of a field of a themed form', () => {
  it.each([
    ['textbox', { type: 'string', description: 'In full.' }, {}],
    ['combobox', { type: 'string', enum: ['a', 'b'], description: 'In full.' }, {}],
    ['radiogroup', { type: 'string', enum: ['a', 'b'], description: 'In full.' }, { 'ui:widget': 'radio' }],
    ['group', { type: 'array', uniqueItems: true, items: { enum: ['a'] }, description: 'In full.' }, {}],
    ['checkbox', { type: 'boolean' }, {}],
    ['slider', { type: 'number' }, { 'ui:widget': 'range' }],
    ['group', { type: 'object', properties: { inner: { type: 'string' } } }, {}],
  ] as const)('hides the label, which is heard all the same (%s)', async (role, schema, ui: UiSchema) => {
    const { screen } = await field('value', schema as RJSFSchema, { ...ui, 'ui:options': { label: false } });
    const named = screen.getByRole(role, { name: 'Field', exact: true });
    await expect.element(named).toBeInTheDocument();
    for (const one of screen.getByText('Field').elements()) expect(one.getBoundingClientRect().width).toBeLessThan(2);
    if ('description' in schema) await expect.element(named).toHaveAccessibleDescription('In full.');
  });

  it('lets the browser complete what is typed', async () => {
    await field('value', { type: 'string' }, { 'ui:autocomplete': 'given-name' });
    expect(control().autocomplete).toBe('given-name');
  });

  it.each(['tel', 'number'])('gives a box of the kind %s', async (inputType) => {
    const ui = { 'ui:options': { inputType } };
    const { data } = await field('value', { type: 'string', maxLength: 4 }, ui);
    await userEvent.type(control(), '12');
    expect(control().type).toBe(inputType);
    expect(control().value).toBe('12');
    expect(data()).toEqual({ value: '12' });
  });

  it.each([{}, { format: 'email' }])(
    'proposes examples and what the field is at first, each once (%s)',
    async (more) => {
      await field('value', { type: 'string', examples: ['a', 'b'], default: 'c', ...more });
      expect([...(control().list?.options ?? [])].map(({ value }) => value)).toEqual(['a', 'b', 'c']);
    },
  );

  it('brings the focus to the field that has it at first', async () => {
    const schema: RJSFSchema = { type: 'object', properties: { a: { type: 'string' }, b: { type: 'string' } } };
    await renderForm(schema, { b: { 'ui:autofocus': true } });
    await expect.poll(() => document.activeElement?.id).toBe('root_b');
  });

  it('gives a field its classes and styles, and the width that it has without them', async () => {
    const look = { 'ui:classNames': 'loud', 'ui:style': { outlineWidth: '7px' } } as UiSchema;
    const own: UiSchema = { ...look, 'ui:options': { width: 3 } };
    const properties: RJSFSchema['properties'] = { a: { type: 'string' }, b: { type: 'string' } };
    await renderForm({ type: 'object', properties }, { a: own, b: { 'ui:options': { width: 3 } } });
    const box = document.querySelector('.loud') as HTMLElement;
    expect(box).toHaveClass('rjsf-field');
    expect(box).toHaveStyle({ outlineWidth: '7px' });
    const [a, b] = ['a', 'b'].map((name) => document.getElementById(`root_${name}`)?.getBoundingClientRect());
    expect(a?.width).toBeCloseTo(b?.width ?? 0, 0);
    expect(a?.top).toBeCloseTo(b?.top ?? 0, 0);
  });

  it('gives the button that sends the form its attributes', async () => {
    const props = { disabled: true, className: 'loud' };
    const { screen } = await renderForm({ type: 'string' }, { 'ui:submitButtonOptions': { props } });
    await expect.element(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: 'Submit' })).toHaveClass('loud');
  });
});
