import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../../src/theme/tokens.css';
import '../../../../engine/react/theme/base.css';
import { Button } from '../../../../engine/theme';

it.each([false, true])('the text of a quiet button, compact %s, stands 14 px from where it begins', async (compact) => {
  const screen = await render(
    <Button variant="quiet" compact={compact}>
      Remover
    </Button>,
  );
  const button = screen.getByRole('button').element();
  const text = document.createRange();
  text.selectNodeContents(button);
  expect(text.getBoundingClientRect().left - button.getBoundingClientRect().left).toBeCloseTo(14, 1);
});
