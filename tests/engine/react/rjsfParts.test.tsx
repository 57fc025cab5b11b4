import { createSchemaUtils as loadedUtils } from '@rjsf/utils';
import { Markdown as loaded } from 'markdown-to-jsx/react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Markdown } from '../../../engine/react/rjsf/markdown';
import createSchemaUtils from '../../../engine/react/rjsf/schemaUtils';

it('stands in for the markdown package, and shows a text as it is written', async () => {
  expect(loaded).toBe(Markdown);
  const screen = await render(<Markdown>Valor em **reais**</Markdown>);
  await expect.element(screen.getByText('Valor em **reais**')).toBeInTheDocument();
});

it('stands in for parts that rjsf names by their files, as in the bundle', () => {
  expect(loadedUtils).toBe(createSchemaUtils);
});
