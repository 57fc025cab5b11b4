import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Splitter } from '../../../studio/ui/Splitter';

function Panel() {
  const [size, setSize] = useState(200);
  return (
    <Splitter
      label="Altura do painel"
      orientation="horizontal"
      value={size}
      least={100}
      most={300}
      perPixel={() => -1}
      onChange={(next) => setSize(Math.min(300, Math.max(100, next)))}
    />
  );
}

it('is moved by arrows, Home and End, and says where it stands', async () => {
  await render(<Panel />);
  const splitter = page.getByRole('separator', { name: 'Altura do painel' });
  (splitter.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '216');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '184');
  await userEvent.keyboard('{Home}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '100');
  await userEvent.keyboard('{End}');
  await expect.element(splitter).toHaveAttribute('aria-valuenow', '300');
});
