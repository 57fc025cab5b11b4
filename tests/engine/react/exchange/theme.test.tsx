import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formats } from '../../../../engine/core/formats/br/table';
import { createFichaTheme, customFormatsOf } from '../../../../engine/react/exchange/theme';
import '../../../../engine/react/theme/base.css';
import '../../../../src/theme/tokens.css';
import { texts } from '../../../../stories/widgets/texts';

const Form = withTheme(createFichaTheme({ texts, formats }));
const validator = customizeValidator({ customFormats: customFormatsOf(formats) as never });

async function renderForm(schema: RJSFSchema, uiSchema: UiSchema = {}) {
  let data: unknown;
  const onSubmit = vi.fn();
  const screen = await render(
    <Form
      schema={schema}
      uiSchema={uiSchema}
      validator={validator}
      noHtml5Validate
      showErrorList={false}
      liveValidate="onChange"
      onChange={({ formData }) => {
        data = formData;
      }}
      onSubmit={onSubmit}
    />,
  );
  return { screen, data: () => data, onSubmit };
}

const field = (name: string, schema: RJSFSchema, uiSchema: UiSchema = {}) =>
  renderForm({ type: 'object', properties: { [name]: { title: 'Field', ...schema } } }, { [name]: uiSchema });

describe('the theme for stock rjsf', () => {
  it.each([
    ['cep', 'string', '01310100', '01310-100', '01310100'],
    ['cpf', 'string', '52998224725', '529.982.247-25', '52998224725'],
    ['money', 'number', '1234,5', '1.234,50', 1234.5],
    ['date', 'string', '31121990', '31/12/1990', '1990-12-31'],
  ] as const)('writes %s as people do, and keeps what the data have', async (format, type, typed, shown, kept) => {
    const { screen, data } = await field('value', { type, format });
    const box = screen.getByRole('textbox', { name: 'Field' });
    await userEvent.click(box);
    await userEvent.keyboard(typed);
    await userEvent.tab();
    await expect.element(box).toHaveValue(shown);
    expect(data()).toEqual({ value: kept });
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
