import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Markdown } from '../../../engine/react/rjsf/markdown';

it('shows a text as it is written in the place of the markdown package', async () => {
  const screen = await render(<Markdown>Valor em **reais**</Markdown>);
  await expect.element(screen.getByText('Valor em **reais**')).toBeInTheDocument();
});
