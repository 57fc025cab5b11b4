import { Markdown as loaded } from 'markdown-to-jsx/react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Markdown } from '../../../engine/react/rjsf/markdown';

it('stands in for the markdown package, and shows a text as it is written', async () => {
  expect(loaded).toBe(Markdown);
  const screen = await render(<Markdown>Valor em **reais**</Markdown>);
  await expect.element(screen.getByText('Valor em **reais**')).toBeInTheDocument();
});
