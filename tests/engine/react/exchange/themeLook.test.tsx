import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderField as field, renderForm } from './themedForm';

const control = () => document.getElementById('root_value') as HTMLInputElement;

/** What of the look a box shares with the engine's own. */
function lookOf(element: Element) {
  const { height, width } = element.getBoundingClientRect();
  const { borderRadius, borderWidth, backgroundColor, fontSize, paddingInlineStart } = getComputedStyle(element);
  return { height, width, borderRadius, borderWidth, backgroundColor, fontSize, paddingInlineStart };
}

describe('a widget of rjsf in a themed form', () => {
  it.each([
    ['updown', { type: 'number' }],
    ['password', {}],
    ['uri', { format: 'uri' }],
    ['date-time', { format: 'date-time' }],
    ['time', { format: 'time' }],
  ] as const)('is a box like the one of a text (%s)', async (widget, schema) => {
    const properties: RJSFSchema['properties'] = { text: { type: 'string' }, value: { type: 'string', ...schema } };
    await renderForm({ type: 'object', properties }, 'format' in schema ? {} : { value: { 'ui:widget': widget } });
    expect(lookOf(control())).toEqual(lookOf(document.getElementById('root_text') as Element));
  });

  it('marks what is refused, and shows no criteria of a password', async () => {
    const { screen } = await field('value', { type: 'string', minLength: 8 }, { 'ui:widget': 'password' });
    await userEvent.type(control(), 'a');
    await expect.element(screen.getByLabelText('Field')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByRole('listitem').elements()).toEqual([]);
  });

  it('has a slider as wide as its field leaves beside the number', async () => {
    await field('value', { type: 'number', maximum: 9 }, { 'ui:widget': 'range' }, { formData: { value: 4 } });
    const form = document.querySelector('form') as HTMLElement;
    expect(control().getBoundingClientRect().width).toBeGreaterThan(form.clientWidth - 60);
  });

  it('may have a box of the page', async () => {
    const BaseInputTemplate = ({ id }: { id: string }) => <input id={id} className="own" />;
    await field(
      'value',
      { type: 'string' },
      { 'ui:widget': 'password' },
      { templates: { BaseInputTemplate } as never },
    );
    expect(control().className).toBe('own');
  });
});

describe('the options of a themed form', () => {
  it.each([
    ['radio', { type: 'string', enum: ['a', 'b'] }],
    ['checkboxes', { type: 'array', uniqueItems: true, minItems: 1, items: { type: 'string', enum: ['a', 'b'] } }],
  ] as const)('have the ids that rjsf gives them (%s)', async (widget, schema) => {
    const onError = vi.fn();
    const { screen } = await renderForm(
      { type: 'object', required: ['value'], properties: { value: schema as object } },
      { value: { 'ui:widget': widget } },
      { focusOnFirstError: true, onError },
    );
    for (const [index, name] of ['a', 'b'].entries())
      expect(screen.getByLabelText(name, { exact: true }).element().id).toBe(`root_value-${index}`);
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await expect.poll(() => document.activeElement?.id).toBe('root_value-0');
    expect(onError).toHaveBeenCalled();
  });

  it('have the focus at first where the UI schema says so', async () => {
    const ui = { 'ui:widget': 'radio', 'ui:autofocus': true };
    await field('value', { type: 'string', enum: ['a', 'b'] }, ui);
    await expect.poll(() => document.activeElement?.id).toBe('root_value-0');
  });
});

describe('lists within lists', () => {
  const phone: RJSFSchema = { type: 'object', properties: { number: { type: 'string', title: 'Number' } } };
  const person: RJSFSchema = {
    type: 'object',
    properties: { phones: { type: 'array', title: 'Phones', items: phone } },
  };
  const schema: RJSFSchema = {
    title: 'Form',
    type: 'object',
    properties: { people: { type: 'array', title: 'People', items: person } },
  };

  it.each([1280, 375])('stand in each other, under titles that grow no larger: %i pixels wide', async (width) => {
    await page.viewport(width, 900);
    const formData = { people: [{ phones: [{ number: '1' }] }] };
    const { screen } = await renderForm(schema, {}, { formData });
    const sizes = ['Form', 'People', 'People-1', 'Phones', 'Phones-1'].map((name) =>
      Number.parseFloat(getComputedStyle(screen.getByText(name, { exact: true }).element()).fontSize),
    );
    expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
    expect(sizes[2]).toBeLessThan(sizes[1] as number);
    const starts = ['People', 'People-1', 'Phones-1'].map(
      (name) => screen.getByText(name, { exact: true }).element().getBoundingClientRect().left,
    );
    expect(new Set(starts).size).toBe(3);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const name of ['People-1', 'Phones-1']) {
      const item = screen.getByText(name, { exact: true }).element().closest('.rjsf-array-item, [class*="item"]');
      expect(Number.parseFloat(getComputedStyle(item as Element).borderInlineStartWidth)).toBeGreaterThan(0);
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
