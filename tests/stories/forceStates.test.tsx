import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/theme/tokens.css';
import '../../engine/react/theme/base.css';
import { Button } from '../../engine/theme';
import { forceStates, keepForced, standIn } from '../../stories/docs/forceStates';

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

it('a style sheet that comes later is taken up once, and none after the end', async () => {
  await render(
    // Wherever an earlier test has left the mouse, it hovers over nothing here.
    <div data-shows="hover" style={{ pointerEvents: 'none' }}>
      <p className="late">Documento</p>
    </div>,
  );
  const end = keepForced(document);
  const written: Element[] = [];
  const watch = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) if (node instanceof Element && node.id === 'shown-states') written.push(node);
  });
  watch.observe(document.head, { childList: true });
  const add = (text: string) => {
    const style = document.createElement('style');
    style.textContent = text;
    document.head.append(style);
  };
  const width = () => getComputedStyle(page.getByText('Documento').element()).outlineWidth;
  add('.late { outline: 1px solid } .late:hover { outline-width: 7px }');
  await expect.poll(width).toBe('7px');
  // It tells of its own loading, which is no news.
  await new Promise((done) => setTimeout(done, 100));
  expect(written).toHaveLength(1);
  end();
  add('.late:hover { outline-width: 9px }');
  await new Promise(requestAnimationFrame);
  expect(width()).toBe('7px');
  watch.disconnect();
});

it('a selector without such a state has no stand-in', () => {
  expect(standIn('.button:disabled')).toBeUndefined();
  expect(standIn('.button:hover')).toBe('.button:is([data-shows~="hover"] *)');
});
