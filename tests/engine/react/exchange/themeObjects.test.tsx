import type { RJSFSchema } from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderForm } from './themedForm';

const OPEN: RJSFSchema = {
  type: 'object',
  properties: { extra: { type: 'object', title: 'Extra', additionalProperties: { type: 'string' } } },
};

describe('an object in a themed form of rjsf', () => {
  it('has fields added, named and taken away where the schema leaves names open', async () => {
    const { screen, data } = await renderForm(OPEN);
    const add = screen.getByRole('button', { name: 'Add' });
    await expect.element(add).toHaveAccessibleDescription('Extra');
    await expect.element(add).toHaveTextContent('Add');
    await userEvent.click(add);
    await expect.poll(data).toEqual({ extra: { newKey: 'New Value' } });
    await userEvent.fill(screen.getByRole('textbox', { name: 'newKey Key' }), 'colour');
    await userEvent.tab();
    await expect.poll(data).toEqual({ extra: { colour: 'New Value' } });
    await expect.element(screen.getByRole('textbox', { name: 'colour Key' })).toHaveValue('colour');
    await userEvent.fill(screen.getByRole('textbox', { name: 'colour', exact: true }), 'red');
    await expect.poll(data).toEqual({ extra: { colour: 'red' } });
    await userEvent.click(screen.getByRole('button', { name: 'Remove: colour' }));
    await expect.poll(data).toEqual({ extra: {} });
  });

  it('has none added where there is room for no more, and none changed that is read only', async () => {
    const full: RJSFSchema = { type: 'object', additionalProperties: { type: 'string' }, maxProperties: 1 };
    const formData = { a: 'b' };
    const { screen } = await renderForm(full, { 'ui:readonly': true }, { formData });
    await expect.element(screen.getByRole('button', { name: 'Remove: a' })).toBeDisabled();
    await expect.element(screen.getByRole('textbox', { name: 'a Key' })).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Add' }).elements()).toEqual([]);
  });

  it('is as wide as the form, like a list, whose buttons have words', async () => {
    const tags: RJSFSchema = { type: 'array', items: { type: 'string' } };
    const inner: RJSFSchema = { type: 'object', title: 'Inner', properties: { name: { type: 'string' } } };
    const schema: RJSFSchema = { type: 'object', title: 'Form', properties: { inner, tags } };
    const { screen, data } = await renderForm(schema, {}, { formData: { tags: ['a', 'b'] } });
    const widthOf = (name: string) => screen.getByRole('group', { name }).element().getBoundingClientRect().width;
    expect(widthOf('Inner')).toBe(widthOf('Form'));
    await userEvent.click(screen.getByText('Move down').first());
    await expect.poll(data).toMatchObject({ tags: ['b', 'a'] });
    await userEvent.click(screen.getByText('Remove').first());
    await expect.poll(data).toMatchObject({ tags: ['a'] });
  });

  it.each([1280, 375])('has nothing over anything else: %i pixels wide', async (width) => {
    await page.viewport(width, 900);
    const tags: RJSFSchema = { type: 'array', title: 'Tags', items: { type: 'string', title: 'Tag' } };
    const schema: RJSFSchema = { ...OPEN, title: 'Form', properties: { ...OPEN.properties, tags } };
    const formData = { extra: { a: 'b' }, tags: ['c'] };
    const { screen } = await renderForm(schema, {}, { formData });
    await expect.element(screen.getByRole('textbox', { name: 'Tag', exact: true })).toBeVisible();
    const boxes = [...screen.container.querySelectorAll('input, button')].map((element) => ({
      said: element.textContent || element.id,
      ...element.getBoundingClientRect().toJSON(),
    }));
    expect(boxes.length).toBeGreaterThan(6);
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom)
        .map((two) => `${one.said} and ${two.said}`),
    );
    expect(over).toEqual([]);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  });

  it.each([
    ['object', { type: 'object', properties: { street: { type: 'string', title: 'Street' } } }, {}],
    ['array', { type: 'array', items: { type: 'string' } }, []],
  ] as const)('that may be left out is begun and dropped (%s)', async (type, own, begun) => {
    const schema: RJSFSchema = { type: 'object', properties: { own: { title: 'Own', ...own } as RJSFSchema } };
    const global = { 'ui:globalOptions': { enableOptionalDataFieldForType: [type] } };
    const { screen, data } = await renderForm(schema, global);
    await userEvent.click(screen.getByText('Add data for optional field'));
    await expect.poll(data).toEqual({ own: begun });
    await userEvent.click(screen.getByText('Remove data for optional field'));
    await expect.poll(data).toEqual({});
  });

  it('says that there is no data where none may be given', async () => {
    const own: RJSFSchema = { type: 'object', title: 'Own', properties: { street: { type: 'string' } } };
    const { screen } = await renderForm(
      { type: 'object', properties: { own } },
      { 'ui:globalOptions': { enableOptionalDataFieldForType: ['object'] }, own: { 'ui:readonly': true } },
    );
    await expect.element(screen.getByText('No data for optional field')).toBeVisible();
  });

  it.each([
    ['an object', { type: 'object', properties: { a: { type: 'string' } } }, {}],
    ['a list', { type: 'array', items: { type: 'string' } }, {}],
    ['alternatives', { oneOf: [{ type: 'string' }, { type: 'object', properties: { a: { type: 'string' } } }] }, {}],
    ['alternatives with words of their own', { oneOf: [{ type: 'string' }, { type: 'number' }] }, { oneOf: [{}, {}] }],
  ] as const)('shows the help of %s once', async (_, own, more) => {
    const schema: RJSFSchema = { type: 'object', properties: { own: { title: 'Own', ...own } as RJSFSchema } };
    const { screen } = await renderForm(schema, { own: { 'ui:help': 'In full.', ...more } });
    await expect.element(screen.getByText('In full.')).toBeVisible();
    expect(screen.getByText('In full.').elements()).toHaveLength(1);
  });
});
