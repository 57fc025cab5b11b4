import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../../engine/react/theme/base.css';
import '../../../../src/theme/tokens.css';
import { FieldGrid } from '../../../../engine/react/frame/FieldGrid';
import { type FieldPreviewProps, PreviewedField } from '../../../../stories/widgets/FieldPreview';

const SHORT = 'Campo obrigatório.';
const LONG = `${SHORT} A soma dos percentuais dos beneficiários não pode passar de cem por cento. `.repeat(3);

const form = (over: Partial<FieldPreviewProps> = {}) => (
  <div style={{ padding: 16 }}>
    <FieldGrid>
      <PreviewedField id="first" widget="text" label="Nome" {...over} />
      <PreviewedField id="second" widget="text" label="Sobrenome" />
    </FieldGrid>
  </div>
);
const box = (id: string) => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`No element #${id}.`);
  return element.getBoundingClientRect();
};
const gap = (upper: string, lower: string) => box(lower).top - box(upper).bottom;

afterEach(() => page.viewport(1280, 900));

it.each([320, 375, 768, 1280])(
  'an error of one line moves nothing and keeps its distance to what comes next, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    const screen = await render(form());
    const before = gap('first', 'second-label');
    await screen.rerender(form({ error: SHORT }));
    await expect.element(screen.getByText(SHORT)).toBeVisible();
    expect(gap('first', 'second-label')).toBe(before);
    expect(gap('first-message', 'second-label')).toBeGreaterThanOrEqual(16);
    expect(gap('first', 'first-message')).toBeGreaterThan(0);
  },
);

it.each([375, 1280])('an error of several lines keeps its distance, over a counter too, at %i px', async (width) => {
  await page.viewport(width, 900);
  const screen = await render(form({ error: LONG }));
  expect(box('first-message').height).toBeGreaterThan(30);
  expect(gap('first-message', 'second-label')).toBeGreaterThanOrEqual(16);
  await screen.rerender(form({ error: LONG, widget: 'textarea', maxLength: 100 }));
  expect(gap('first-message', 'first-count')).toBeGreaterThanOrEqual(0);
  expect(gap('first-count', 'second-label')).toBeGreaterThanOrEqual(16);
});

it('the words of an error have the name of the field that they stand under, also when that is another one', async () => {
  const screen = await render(form({ error: SHORT }));
  expect(document.getElementById('first-message')?.textContent).toBe(SHORT);
  await screen.rerender(form({ error: SHORT, id: 'other' }));
  expect(document.getElementById('other-message')?.textContent).toBe(SHORT);
  expect(document.getElementById('first-message')).toBe(null);
});
