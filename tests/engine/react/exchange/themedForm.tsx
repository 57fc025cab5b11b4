import { withTheme } from '@rjsf/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { formats } from '../../../../engine/core/formats/br/table';
import { createFichaTheme, customFormatsOf } from '../../../../engine/react/exchange/theme';
import '../../../../engine/react/theme/base.css';
import '../../../../src/theme/tokens.css';
import { texts } from '../../../../stories/widgets/texts';

export const ThemedForm = withTheme(createFichaTheme({ texts, formats }));
export const validator = customizeValidator({ customFormats: customFormatsOf(formats) });

type Rest = Partial<ComponentProps<typeof ThemedForm>>;

/** A form of stock rjsf in the look of the engine; `data` is what it holds, `undefined` until something is changed. */
export async function renderForm(schema: RJSFSchema, uiSchema: UiSchema = {}, rest: Rest = {}) {
  let data: unknown;
  const onSubmit = vi.fn();
  const screen = await render(
    <ThemedForm
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
      {...rest}
    />,
  );
  return { screen, data: () => data, onSubmit };
}

/** A form of one field. */
export const renderField = (name: string, schema: RJSFSchema, uiSchema: UiSchema = {}, rest: Rest = {}) =>
  renderForm({ type: 'object', properties: { [name]: { title: 'Field', ...schema } } }, { [name]: uiSchema }, rest);
