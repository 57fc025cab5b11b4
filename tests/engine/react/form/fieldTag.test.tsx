import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../../src/theme/tokens.css';
import '../../../../engine/react/theme/base.css';
import { FieldTag } from '../../../../engine/react/form/FieldTag';
import { FieldFrame } from '../../../../engine/react/frame/FieldFrame';

const field = (id: string, tag: boolean, width: number) => (
  <div style={{ inlineSize: width }}>
    <FieldFrame id={id} label="Data de emissão" required tag={tag && <FieldTag id={`${id}-tag`} text="Recuperado" />}>
      <input id={id} />
    </FieldFrame>
  </div>
);

/** How far under the top of a head the letters of its label begin. */
function lettersIn(head: HTMLElement | undefined): number {
  const words = document.createRange();
  words.selectNode(head?.querySelector('label')?.firstChild as Node);
  return words.getBoundingClientRect().top - (head?.getBoundingClientRect().top ?? Number.NaN);
}

it.each([177, 320])('a value that is back is told beside its label, which keeps its line at %i px', async (width) => {
  const screen = await render(
    <>
      {field('plain', false, width)}
      {field('tagged', true, width)}
    </>,
  );
  const [plain, tagged] = ['plain', 'tagged'].map(
    (id) => (screen.container.querySelector(`#${id}`) as HTMLElement).parentElement?.firstElementChild as HTMLElement,
  );
  expect(tagged?.offsetHeight).toBe(plain?.offsetHeight);
  expect(lettersIn(tagged)).toBe(lettersIn(plain));
  const tag = screen.container.querySelector('#tagged-tag') as HTMLElement;
  expect(tag.textContent).toBe('Recuperado');
  expect(tag.getBoundingClientRect().width > 60).toBe(width > 240);
});
