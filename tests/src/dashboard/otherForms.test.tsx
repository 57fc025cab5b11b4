import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import '../../../src/theme/base.css';
import button from '../../../engine/react/theme/Button.module.css';
import { type FormState, loadForms } from '../../../src/api/loadForms';
import { OtherForms } from '../../../src/features/dashboard/OtherForms';

vi.mock('../../../src/api/loadForms', () => ({ loadForms: vi.fn() }));

const STATES: FormState[] = [0, 1, 2, 3];
const sentOf = (state: FormState) => (state < 2 ? [] : ['2026-11-22T13:30:00Z', '2026-11-20T13:30:00Z']);
const entryOf = (state: FormState) => ({
  id: `form${state}`,
  type: 1,
  route: `/form${state}`,
  title: 'Pedido de visita',
  url: '',
});

it.each([320, 375, 640, 1280])(
  'the cards of other forms are arranged alike in every state, at %i px',
  async (width) => {
    await page.viewport(width, 900);
    vi.mocked(loadForms).mockResolvedValue(STATES.map((state) => ({ id: `form${state}`, state, sent: sentOf(state) })));
    const screen = await render(
      <MemoryRouter>
        <OtherForms entries={STATES.map(entryOf)} />
      </MemoryRouter>,
    );
    await expect.element(screen.getByText('Alterado depois do envio')).toBeVisible();
    const arrangements = screen
      .getByRole('listitem')
      .elements()
      .map((card) => {
        const link = card.querySelector('a') as HTMLElement;
        const words = card.querySelector('div') as HTMLElement;
        return link.getBoundingClientRect().top >= words.getBoundingClientRect().bottom ? 'under' : 'beside';
      });
    expect(arrangements).toEqual(STATES.map(() => (width < 600 ? 'under' : 'beside')));
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    await page.viewport(1280, 900);
  },
);

it('forms that did not come are asked for by a secondary button: the dashboard has its own primary one', async () => {
  vi.mocked(loadForms).mockRejectedValue(new Error('no connection'));
  const screen = await render(
    <MemoryRouter>
      <OtherForms entries={[entryOf(0)]} />
    </MemoryRouter>,
  );
  const again = screen.getByRole('button', { name: 'Tentar novamente' });
  await expect.element(again).toBeVisible();
  expect(again.element().className.split(' ')).toContain(button.secondary);
});
