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

/** A pair of fields that have half of a phone's screen each, in a row's card, and one under them. */
const pair = (error?: string) => (
  <div style={{ padding: 33 }}>
    <FieldGrid>
      <PreviewedField id="first" widget="text" label="Agência" width={3} phoneWidth={3} {...(error && { error })} />
      <PreviewedField id="digit" widget="text" label="Dígito" width={3} phoneWidth={3} {...(error && { error })} />
      <PreviewedField id="city" widget="text" label="Cidade" width={3} {...(error && { error })} />
      <PreviewedField id="state" widget="text" label="UF" width={1} {...(error && { error })} />
      <PreviewedField id="second" widget="text" label="Conta" />
    </FieldGrid>
  </div>
);

it.each([320, 360, 375])(
  'an error of two words moves nothing where two fields share a line, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    const screen = await render(pair());
    expect(box('digit').top).toBe(box('first').top);
    expect(box('city').top).toBe(box('state').top);
    const before = [gap('first', 'state-label'), gap('state', 'second-label')];
    await screen.rerender(pair(SHORT));
    await expect.element(screen.getByText(SHORT).first()).toBeVisible();
    expect([gap('first', 'state-label'), gap('state', 'second-label')]).toEqual(before);
    for (const [upper, lower] of [
      ['first-message', 'state-label'],
      ['state-message', 'second-label'],
    ] as const) {
      expect(gap(upper, lower)).toBeGreaterThanOrEqual(16);
    }
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
