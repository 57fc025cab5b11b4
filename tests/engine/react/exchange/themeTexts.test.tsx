import {
  type DescriptionFieldProps,
  ErrorSchemaBuilder,
  type FieldErrorProps,
  type FieldHelpProps,
  type RJSFSchema,
  type TitleFieldProps,
  type UiSchema,
} from '@rjsf/utils';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderField as field, renderForm } from './themedForm';

const textOf = (id: string) => document.getElementById(id)?.textContent;
const hint = () => document.getElementById('root_value-hint') as HTMLElement;
const message = () => document.getElementById('root_value-message') as HTMLElement;

/** A field that this engine draws, a group, a single box to tick, and one that rjsf draws. */
const FIELDS = [
  ['text', 'textbox', { type: 'string' }, {}],
  ['radio', 'radiogroup', { type: 'string', enum: ['a', 'b'] }, { 'ui:widget': 'radio' }],
  ['checkbox', 'checkbox', { type: 'boolean' }, {}],
  ['updown', 'spinbutton', { type: 'number' }, { 'ui:widget': 'updown' }],
] as const;

describe('what is said around a field of a themed form', () => {
  it.each(FIELDS)('is shown as it is, be it text or not (%s)', async (_, role, schema, ui: UiSchema) => {
    const said = { 'ui:description': <i>In full.</i>, 'ui:help': <b>As written.</b> };
    const { screen } = await field('value', schema as RJSFSchema, { ...ui, ...said } as object as UiSchema);
    expect(hint().querySelector('i')).toHaveTextContent('In full.');
    expect(hint().querySelector('b')).toHaveTextContent('As written.');
    expect(textOf('root_value__description')).toBe('In full.');
    expect(textOf('root_value__help')).toBe('As written.');
    await expect
      .element(screen.getByRole(role, { name: 'Field' }))
      .toHaveAccessibleDescription(expect.stringContaining('In full. As written.'));
    expect(document.body.textContent).not.toContain('[object Object]');
  });

  it.each(FIELDS)('has its markdown where it is asked for (%s)', async (_, __, schema, ui: UiSchema) => {
    const said = { 'ui:description': 'In *full*.', 'ui:help': 'As **written**.' };
    const { screen } = await field('value', schema as RJSFSchema, { ...ui, ...said });
    expect(hint().textContent).toBe('In *full*. As **written**.');
    await screen.unmount();
    const markdown = { 'ui:enableMarkdownInDescription': true, 'ui:enableMarkdownInHelp': true };
    await field('value', schema as RJSFSchema, { ...ui, ...said, ...markdown });
    expect(hint().querySelector('em')).toHaveTextContent('full');
    expect(hint().querySelector('strong')).toHaveTextContent('written');
    expect(hint().textContent).toBe('In full. As written.');
  });

  it('has its markdown in an object, too', async () => {
    const schema: RJSFSchema = { type: 'object', description: 'In *full*.', properties: {} };
    await renderForm(schema, { 'ui:enableMarkdownInDescription': true });
    expect(document.getElementById('root__description')?.querySelector('em')).toHaveTextContent('full');
  });

  it.each(FIELDS)('is all of its errors, a line each (%s)', async (_, role, schema, ui: UiSchema) => {
    const extraErrors = new ErrorSchemaBuilder().addErrors(['One.', 'Two.'], 'value').ErrorSchema;
    const { screen } = await field('value', schema as RJSFSchema, ui, { extraErrors });
    await expect.poll(() => message().textContent).toBe('One.\nTwo.');
    expect(message().getClientRects()).toHaveLength(1);
    const lines = document.createRange();
    lines.selectNodeContents(message());
    expect(new Set([...lines.getClientRects()].map(({ top }) => top)).size).toBe(2);
    const named = screen.getByRole(role, { name: 'Field' });
    await expect.element(named).toHaveAccessibleDescription(expect.stringMatching(/One\.\s+Two\./));
    await expect.element(named).toHaveAttribute('aria-invalid', 'true');
  });

  it('is all that the validator refuses', async () => {
    const schema: RJSFSchema = { type: 'string', minLength: 3, pattern: '^z' };
    const { screen } = await field('value', schema);
    await userEvent.type(screen.getByRole('textbox'), 'q');
    await expect.poll(() => message()?.textContent.split('\n')).toHaveLength(2);
  });
});

const templates = {
  FieldErrorTemplate: ({ errors = [] }: FieldErrorProps) => <strong data-own="errors">{errors.join(' and ')}</strong>,
  FieldHelpTemplate: ({ help }: FieldHelpProps) => <em data-own="help">Help: {help}</em>,
  DescriptionFieldTemplate: ({ id, description }: DescriptionFieldProps) => (
    <em data-own="description" id={id}>
      About: {description}
    </em>
  ),
  TitleFieldTemplate: ({ id, title }: TitleFieldProps) => <h2 id={id}>Title: {title}</h2>,
};

describe('a template of the page', () => {
  it.each(FIELDS)('takes the place of the text of this theme (%s)', async (_, role, schema, ui: UiSchema) => {
    const said = { 'ui:description': 'in full', 'ui:help': 'as written' };
    const extraErrors = new ErrorSchemaBuilder().addErrors(['one', 'two'], 'value').ErrorSchema;
    const { screen } = await field('value', schema as RJSFSchema, { ...ui, ...said }, { extraErrors, templates });
    const named = screen.getByRole(role, { name: 'Field' });
    await expect.element(screen.getByText('one and two')).toBeVisible();
    for (const [name, text] of [
      ['errors', 'one and two'],
      ['help', 'Help: as written'],
      ['description', 'About: in full'],
    ]) {
      const drawn = [...document.querySelectorAll(`.rjsf [data-own="${name}"]`)];
      expect(drawn.filter(({ id }) => id !== 'root__description').map(({ textContent }) => textContent)).toContain(
        text,
      );
      expect(document.body.textContent.split(text as string)).toHaveLength(2);
    }
    await expect.element(named).toHaveAttribute('aria-invalid', 'true');
    if (role !== 'spinbutton')
      await expect.element(named).toHaveAccessibleDescription('About: in full Help: as written one and two');
  });

  it('may be one of the UI schema, for one field', async () => {
    const properties: RJSFSchema['properties'] = { a: { type: 'string' }, b: { type: 'string' } };
    const ui = { 'ui:help': 'as written' };
    const uiSchema = { a: { ...ui, 'ui:FieldHelpTemplate': templates.FieldHelpTemplate }, b: ui } as UiSchema;
    await renderForm({ type: 'object', properties }, uiSchema);
    expect(textOf('root_a-hint')).toBe('Help: as written');
    expect(textOf('root_b-hint')).toBe('as written');
  });

  it('draws title and description of an object', async () => {
    const schema: RJSFSchema = { type: 'object', title: 'Form', description: 'in full', properties: {} };
    const { screen } = await renderForm(schema, {}, { templates });
    await expect.element(screen.getByRole('group', { name: 'Title: Form' })).toBeVisible();
    expect(textOf('root__description')).toBe('About: in full');
  });
});
