import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { datePart } from '../../../../engine/react/exchange/datePart';
import { renderField as field, renderForm } from './themedForm';

/** The options that a list offers, in its order. */
const offered = (list: Element) => [...list.querySelectorAll('option')].map(({ textContent }) => textContent);

const kind = (of: string): RJSFSchema => ({
  title: of,
  type: 'object',
  properties: { kind: { type: 'string', const: of }, [of]: { type: 'string' } },
});
const PAY: RJSFSchema = {
  type: 'object',
  properties: { pay: { title: 'Pay', oneOf: [kind('cash'), kind('card')] } },
};

describe('a choice in a themed form of rjsf', () => {
  it.each([
    ['null', ['a', null], 'null', null],
    ['an empty text', ['a', ''], '', ''],
    ['a number beside its text', ['1', 1], '1', 1],
    ['an object', ['a', { b: 1 }], '[object Object]', { b: 1 }],
  ])('takes %s among the options', async (_, options, __, kept) => {
    const { screen, data } = await field('value', { enum: options, type: ['string', 'null', 'number', 'object'] });
    const list = screen.getByRole('combobox', { name: 'Field' });
    const index = offered(list.element()).length - 1;
    await userEvent.selectOptions(list, (list.element() as HTMLSelectElement).options[index] as HTMLOptionElement);
    await expect.poll(data).toEqual({ value: kept });
    expect((list.element() as HTMLSelectElement).selectedIndex).toBe(index);
  });

  it('takes null among the cards of radio buttons', async () => {
    const schema = { enum: ['a', null], type: ['string' as const, 'null' as const] };
    const { screen, data } = await field('value', schema, { 'ui:widget': 'radio' });
    await userEvent.click(screen.getByText('null'));
    await expect.poll(data).toEqual({ value: null });
    await expect.element(screen.getByRole('radio', { name: 'null' })).toBeChecked();
  });

  it('shows a value that is no option as it is', async () => {
    const { screen } = await field('value', { type: 'string', enum: ['a'] }, {}, { formData: { value: 'old' } });
    const list = screen.getByRole('combobox', { name: 'Field' });
    expect(offered(list.element())).toEqual(['Selecione', 'old', 'a']);
    await expect.element(list).toHaveDisplayValue('old');
  });

  it('offers alternatives, and not to have none', async () => {
    const { screen, data } = await renderForm(PAY, {}, { formData: { pay: { kind: 'cash' } } });
    const list = screen.getByRole('combobox').first();
    expect(offered(list.element())).toEqual(['cash', 'card']);
    await userEvent.selectOptions(list, 'card');
    await expect.poll(data).toEqual({ pay: { kind: 'card' } });
  });

  it('keeps the alternative while another one is looked for', async () => {
    const formData = { pay: { kind: 'cash' } };
    const { screen, data } = await renderForm(PAY, { pay: { 'ui:widget': 'combobox' } }, { formData });
    const box = screen.getByRole('combobox').first();
    await userEvent.click(box);
    await userEvent.keyboard('c');
    expect(data() ?? formData).toEqual(formData);
    await userEvent.click(screen.getByRole('option', { name: 'card' }));
    await expect.poll(data).toEqual({ pay: { kind: 'card' } });
  });

  it('has no empty option where the schema says what is chosen at first', async () => {
    const { screen } = await field('value', { type: 'string', enum: ['a', 'b'], default: 'b' });
    const list = screen.getByRole('combobox', { name: 'Field' });
    expect(offered(list.element())).toEqual(['a', 'b']);
    await expect.element(list).toHaveDisplayValue('b');
  });

  it.each([
    ['select', 'option'],
    ['radio', 'radio'],
  ])('keeps what the UI schema disables from being chosen (%s)', async (widget, role) => {
    const schema: RJSFSchema = { type: 'string', enum: ['a', 'b', 'c'] };
    const { screen, data } = await field('value', schema, { 'ui:widget': widget, 'ui:enumDisabled': ['b'] });
    for (const [name, off] of [['a', false] as const, ['b', true] as const, ['c', false] as const])
      expect(screen.getByRole(role, { name, exact: true }).element().matches(':disabled')).toBe(off);
    if (widget === 'radio') await userEvent.click(screen.getByRole('radio', { name: 'c' }));
    else await userEvent.selectOptions(screen.getByRole('combobox'), 'c');
    await expect.poll(data).toEqual({ value: 'c' });
  });

  it('keeps it so among several, and leaves what was chosen before', async () => {
    const items: RJSFSchema = { type: 'string', enum: ['a', 'b', 'c'] };
    const { screen, data } = await field(
      'value',
      { type: 'array', uniqueItems: true, items },
      { 'ui:enumDisabled': ['b'] },
      { formData: { value: ['b'] } },
    );
    await expect.element(screen.getByRole('checkbox', { name: 'b' })).toBeDisabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'a' }));
    await expect.poll(data).toEqual({ value: ['a', 'b'] });
  });

  it('finds no option that is disabled', async () => {
    const uiSchema = { 'ui:widget': 'combobox', 'ui:enumDisabled': ['b'] };
    const { screen } = await field('value', { type: 'string', enum: ['a', 'b', 'c'] }, uiSchema);
    await userEvent.click(screen.getByRole('combobox'));
    expect(screen.getByRole('option').elements()).toHaveLength(2);
  });

  it.each([
    ['alt-date', ['Ano', 'Mês', 'Dia']],
    ['alt-datetime', ['Ano', 'Mês', 'Dia', 'Hora', 'Minuto', 'Segundo']],
  ])('names each list of a day, of which nothing is chosen (%s)', async (widget, names) => {
    const { screen } = await field('value', { type: 'string' }, { 'ui:widget': widget });
    const lists = screen.getByRole('combobox').elements() as HTMLSelectElement[];
    expect(lists.map(({ labels }) => labels[0]?.textContent)).toEqual(names);
    expect(lists.map(({ selectedOptions }) => selectedOptions[0]?.textContent)).toEqual(names.map(() => 'Selecione'));
    expect(lists.flatMap(offered)).not.toContain('-1');
    expect(new Set(lists.map(({ name }) => name)).size).toBe(names.length);
  });

  it('names them in the language of the page where the texts have none', () => {
    document.documentElement.lang = 'en';
    expect(datePart({ label: '', placeholder: 'month' } as WidgetProps, {})).toBe('Month');
    expect(datePart({ label: 'Own', placeholder: 'month' } as WidgetProps, {})).toBeUndefined();
  });

  it('takes a day from its lists', async () => {
    const { screen, data } = await field('value', { type: 'string' }, { 'ui:widget': 'alt-date' });
    const lists = screen.getByRole('combobox');
    for (const [index, option] of ['2024', '02', '29'].entries())
      await userEvent.selectOptions(lists.nth(index), option);
    await expect.poll(data).toEqual({ value: '2024-02-29' });
  });
});
