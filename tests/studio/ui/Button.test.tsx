import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../../studio/ui/Button';

it('keeps the focus while there is nothing to do, so that keys pressed next are heard, and does nothing', async () => {
  const undo = vi.fn();
  const heard = vi.fn();
  function Undo() {
    const [left, setLeft] = useState(1);
    return (
      <Button
        isIdle={left === 0}
        onClick={() => {
          undo();
          setLeft(0);
        }}
      >
        Desfazer
      </Button>
    );
  }
  const screen = await render(<Undo />);
  document.addEventListener('keydown', heard);
  const button = screen.getByRole('button', { name: 'Desfazer' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('s');
  expect(heard).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter}');
  expect(undo).toHaveBeenCalledOnce();
  document.removeEventListener('keydown', heard);
});
