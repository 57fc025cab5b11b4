import { ariaDescribedByIds, type RJSFSchema, type WidgetProps } from '@rjsf/utils';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ThemedForm as Form, renderField as field, renderForm, validator } from './themedForm';

const ownWidget = ({ id, value, onChange }: WidgetProps) => (
  <input
    id={id}
    value={value ?? ''}
    aria-describedby={ariaDescribedByIds(id)}
    onChange={({ target }) => onChange(target.value)}
  />
);

/** Types into a field key by key and leaves it: what it shows then, and what the data have. */
async function expectTyped(schema: RJSFSchema, typed: string, { shown, kept }: { shown: string; kept: unknown }) {
  const { screen, data } = await field('value', schema);
  const box = screen.getByRole('textbox', { name: 'Field' });
  await userEvent.click(box);
  await userEvent.keyboard(typed);
  await userEvent.tab();
  await expect.element(box).toHaveValue(shown);
  expect(data()).toEqual({ value: kept });
}

describe('the theme for stock rjsf', () => {
  it.each([
    ['cep', 'string', '01310100', '01310-100', '01310100'],
    ['cpf', 'string', '52998224725', '529.982.247-25', '52998224725'],
    ['money', 'number', '1234,5', '1.234,50', 1234.5],
    ['date', 'string', '31121990', '31/12/1990', '1990-12-31'],
  ] as const)('writes %s as people do, and keeps what the data have', async (format, type, typed, shown, kept) => {
    await expectTyped({ type, format }, typed, { shown, kept });
  });

  it.each([
    ['-0.05', '-0.05', -0.05],
    ['-0', '-0', -0],
    ['0.050', '0.050', 0.05],
    ['1e2', '1e2', 100],
    ['12', '12', 12],
  ])('takes the number %s key by key', async (typed, shown, kept) => {
    await expectTyped({ type: 'number' }, typed, { shown, kept });
  });

  it('shows another number that comes from outside, whatever was typed', async () => {
    const schema: RJSFSchema = { type: 'number', title: 'Field' };
    const screen = await render(<Form schema={schema} validator={validator} formData={3} />);
    const box = screen.getByRole('textbox', { name: 'Field' });
    await userEvent.fill(box, '-0.0');
    await expect.element(box).toHaveValue('-0.0');
    await screen.rerender(<Form schema={schema} validator={validator} formData={7} />);
    await expect.element(box).toHaveValue('7');
  });

  it('calls the items of a list by their own titles', async () => {
    const tags: RJSFSchema = { type: 'array', title: 'Tags', items: { type: 'string', title: 'Tag' } };
    const fixed = { type: 'array', title: 'Fixed', items: [{ type: 'string', title: 'First' }] } as RJSFSchema;
    const plain: RJSFSchema = { type: 'array', title: 'Plain', items: { type: 'string' } };
    const formData = { tags: ['a'], fixed: ['b'], plain: ['c'] };
    const { screen } = await renderForm({ type: 'object', properties: { tags, fixed, plain } }, {}, { formData });
    await expect.element(screen.getByRole('textbox', { name: 'Tag', exact: true })).toHaveValue('a');
    await expect.element(screen.getByRole('textbox', { name: 'First', exact: true })).toHaveValue('b');
    await expect.element(screen.getByRole('textbox', { name: 'Plain-1', exact: true })).toHaveValue('c');
  });

  it('says that a field is out of use', async () => {
    const { screen } = await field('value', { type: 'string', deprecated: true });
    await expect.element(screen.getByRole('textbox', { name: 'Field (deprecated)' })).toBeVisible();
  });

  it('shows what the validator of rjsf refuses at its field, for readers too', async () => {
    const { screen } = await field('cpf', { type: 'string', format: 'cpf' });
    const box = screen.getByRole('textbox', { name: 'Field' });
    await userEvent.click(box);
    await userEvent.keyboard('52998224720');
    await userEvent.tab();
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveAccessibleDescription(/must match format "cpf"/);
  });

  it.each([
    ['password', {}],
    ['updown', { type: 'number', minimum: 3 }],
    ['range', { type: 'number', minimum: 3, maximum: 9 }],
    ['color', {}],
    ['uri', { format: 'uri' }],
    ['file', {}],
    ['date-time', { format: 'date-time' }],
    ['time', { format: 'time' }],
    ['alt-date', {}],
    ['alt-datetime', {}],
    ['RatingWidget', { type: 'integer' }],
  ] as const)('gives %s, a widget of rjsf, its label and its hint', async (widget, schema) => {
    const isFormat = 'format' in schema;
    await field(
      'value',
      { type: 'string', description: 'In full.', ...schema },
      isFormat ? {} : { 'ui:widget': widget },
    );
    const label = document.getElementById('root_value-label');
    expect(label?.textContent).toBe('Field');
    expect(document.getElementById('root_value-hint')?.textContent).toBe('In full.');
    if (label instanceof HTMLLabelElement) expect(label.control?.id).toBe('root_value');
    else expect(document.getElementById('root_value-group')).toHaveAttribute('aria-labelledby', 'root_value-label');
    expect(document.querySelectorAll('label[for="root_value"], legend')).toHaveLength(1);
  });

  it.each([
    ['a widget of rjsf', { 'ui:widget': 'password' }],
    ['one of whoever has the form', { 'ui:widget': (own: WidgetProps) => ownWidget(own) }],
  ])('shows at %s what the validator refuses', async (_, uiSchema) => {
    const { screen } = await field('value', { type: 'string', minLength: 3 }, uiSchema);
    const box = screen.getByLabelText('Field');
    await userEvent.click(box);
    await userEvent.keyboard('a');
    await expect.element(box).toHaveAccessibleDescription(/must NOT have fewer than 3 characters/);
    expect(document.getElementById('root_value-message')).toHaveTextContent('must NOT have fewer than 3 characters');
  });

  it.each([
    ['text', { type: 'string' }, ''],
    ['select', { type: 'string', enum: ['ab'] }, 'none'],
    ['cep', { type: 'string', format: 'cep' }, ''],
    ['money', { type: 'number', format: 'money' }, 0],
  ] as const)('stores what the UI schema has for an emptied field (%s)', async (widget, schema, emptyValue) => {
    const value = widget === 'money' ? 12 : 'ab';
    const ui = { 'ui:emptyValue': emptyValue };
    const { screen, data } = await field('value', schema as RJSFSchema, ui, { formData: { value } });
    if (widget === 'select') await userEvent.selectOptions(screen.getByRole('combobox'), '');
    else await userEvent.clear(screen.getByRole('textbox'));
    await expect.poll(data).toEqual({ value: emptyValue });
  });

  it.each([
    ['text', { type: 'string' }],
    ['cep', { type: 'string', format: 'cep' }],
    ['textarea', { type: 'string', maxLength: 9 }],
    ['select', { type: 'string', enum: ['a', 'b'] }],
    ['radio', { type: 'string', enum: ['a', 'b'] }],
    ['checkbox', { type: 'boolean' }],
  ] as const)('says when %s is entered and left, by its id', async (widget, schema) => {
    const [onFocus, onBlur] = [vi.fn(), vi.fn()];
    const ui = 'format' in schema ? {} : { 'ui:widget': widget };
    const { screen } = await field('value', schema as RJSFSchema, ui, { onFocus, onBlur });
    const control = document.getElementById(widget === 'radio' ? 'root_value-0' : 'root_value');
    expect(control).toHaveAttribute('name', 'root_value');
    await userEvent.tab();
    expect(document.activeElement).toBe(control);
    expect(onFocus.mock.calls).toEqual([['root_value', undefined]]);
    if (widget === 'radio') await userEvent.keyboard('{ArrowDown}');
    expect(onFocus).toHaveBeenCalledTimes(1);
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('sends fields under the names that the form gives them', async () => {
    const nameGenerator = (path: readonly (string | number)[]) => `data[${path.join('][')}]`;
    await field('value', { type: 'string' }, {}, { nameGenerator });
    expect(document.getElementById('root_value')).toHaveAttribute('name', 'data[value]');
  });

  it('keeps a list where several options are chosen', async () => {
    const items: RJSFSchema = { type: 'string', enum: ['Ada', 'Bo', 'Cleo'] };
    const { screen, data } = await field('who', { type: 'array', uniqueItems: true, items });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cleo' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ada' }));
    expect(data()).toEqual({ who: ['Ada', 'Cleo'] });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Cleo' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ada' }));
    expect(data()).toEqual({ who: [] });
    await expect.element(screen.getByRole('group', { name: 'Field' })).toBeVisible();
  });

  it('finds an option of a long list as it is typed', async () => {
    const { screen, data } = await field(
      'who',
      { type: 'string', enum: ['Ada', 'Bo', 'Cleo'] },
      { 'ui:widget': 'combobox' },
    );
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('Cl');
    await userEvent.click(screen.getByRole('option', { name: 'Cleo' }));
    expect(data()).toEqual({ who: 'Cleo' });
  });

  it('asks for a phone with its country', async () => {
    const { screen, data } = await field('phone', { type: 'string', format: 'phone' });
    await userEvent.click(screen.getByRole('textbox', { name: /Field/ }));
    await userEvent.keyboard('11987654321');
    await userEvent.tab();
    await expect.poll(data).toEqual({ phone: '+5511987654321' });
  });

  it('shows fields that a dependency brings, and sends the form', async () => {
    const { screen, onSubmit } = await renderForm({
      type: 'object',
      properties: { card: { type: 'string', title: 'Card' } },
      dependencies: {
        card: { properties: { zip: { type: 'string', title: 'Zip', format: 'cep' } }, required: ['zip'] },
      },
    });
    await userEvent.click(screen.getByRole('textbox', { name: 'Card' }));
    await userEvent.keyboard('x');
    const zip = screen.getByRole('textbox', { name: 'Zip' });
    await expect.element(zip).toBeRequired();
    await userEvent.click(zip);
    await userEvent.keyboard('01310100{Enter}');
    await expect.poll(() => onSubmit.mock.calls[0]?.[0].formData).toEqual({ card: 'x', zip: '01310100' });
  });
});
