import { StrictMode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

const SHAPE = (
  <main>
    <h1>Seu cadastro</h1>
  </main>
);

/** The pieces as a visit begins: what came before is forgotten. */
async function freshPieces() {
  vi.resetModules();
  const [{ Patient }, { PageTitle }] = await Promise.all([
    import('../../../src/shell/Patient'),
    import('../../../src/shell/PageTitle'),
  ]);
  return { Patient, PageTitle };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  return () => vi.useRealTimers();
});

// First: it is about the first title of a page, which stays so for every test after it.
it('the page that comes takes the focus to its title, since somebody has waited for it', async () => {
  const { Patient, PageTitle } = await freshPieces();
  const screen = await render(<Patient>{SHAPE}</Patient>);
  await screen.rerender(<PageTitle>Informações</PageTitle>);
  await expect.element(screen.getByRole('heading', { name: 'Informações' })).toHaveFocus();
});

it('a title that comes takes nothing from who has the focus by then', async () => {
  const { Patient, PageTitle } = await freshPieces();
  const screen = await render(<Patient>{SHAPE}</Patient>);
  await screen.rerender(
    <>
      <PageTitle>Informações</PageTitle>
      <input aria-label="Nome" ref={(box) => box?.focus()} />
    </>,
  );
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  await expect.element(screen.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
});

it('a page that waits as the first of a visit takes its shape after a second, and says meanwhile that it comes', async () => {
  const { Patient } = await freshPieces();
  const screen = await render(<Patient>{SHAPE}</Patient>, { wrapper: StrictMode });
  expect(screen.getByRole('status').element().textContent).toBe('Carregando');
  vi.advanceTimersByTime(999);
  await expect.element(screen.getByRole('main')).not.toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByRole('heading', { name: 'Seu cadastro' })).toBeVisible();
});

it('pages that wait one after the other wait a second together', async () => {
  const { Patient } = await freshPieces();
  const screen = await render(<Patient key="one">{SHAPE}</Patient>);
  vi.advanceTimersByTime(700);
  await screen.rerender(<Patient key="other">{SHAPE}</Patient>);
  vi.advanceTimersByTime(299);
  await expect.element(screen.getByRole('main')).not.toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(screen.getByRole('main')).toBeVisible();
});

it('a page that comes after another takes its shape at once', async () => {
  const { Patient } = await freshPieces();
  const screen = await render(<main key="before">Painel</main>);
  await screen.rerender(<Patient key="after">{SHAPE}</Patient>);
  expect(screen.getByRole('heading', { name: 'Seu cadastro' }).elements()).toHaveLength(1);
  expect(screen.getByRole('status').elements()).toEqual([]);
});
