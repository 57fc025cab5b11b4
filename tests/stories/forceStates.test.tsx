import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/theme/tokens.css';
import '../../engine/react/theme/base.css';
import { Button } from '../../engine/theme';
import { forceStates, standIn } from '../../stories/docs/forceStates';

it('a state of the mouse or the keyboard is shown where it is asked for, and nowhere else', async () => {
  await render(
    <>
      <Button>Voltar</Button>
      <div data-shows="hover focus">
        <Button>Salvar</Button>
      </div>
    </>,
  );
  forceStates(document);
  const styleOf = (name: string) => getComputedStyle(page.getByRole('button', { name }).element());
  expect(styleOf('Salvar').outlineStyle).toBe('solid');
  expect(styleOf('Voltar').outlineStyle).toBe('none');
  // It goes over into the other colour.
  await expect.poll(() => styleOf('Salvar').backgroundColor).not.toBe(styleOf('Voltar').backgroundColor);
});

it('a selector without such a state has no stand-in', () => {
  expect(standIn('.button:disabled')).toBeUndefined();
  expect(standIn('.button:hover')).toBe('.button:is([data-shows~="hover"] *)');
});
