import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import '../../../engine/react/theme/base.css';
import '../../support/declarations';
import { EntryPage } from '../../../src/shell/entry/EntryPage';

afterEach(() => page.viewport(1280, 900));

it.each([800, 1200])('a form that grows stays where it is, and leaves no hole before: %i px high', async (height) => {
  await page.viewport(1280, height);
  const show = (room: number) => (
    <MemoryRouter>
      <EntryPage title="Comece seu cadastro" foot="Versão" grows>
        <div style={{ blockSize: room }}>Campos</div>
      </EntryPage>
    </MemoryRouter>
  );
  const screen = await render(show(240));
  const top = () => screen.getByRole('heading', { level: 1 }).element().getBoundingClientRect().top;
  const before = top();
  expect(document.documentElement.scrollHeight).toBe(height);
  await screen.rerender(show(700));
  expect(screen.getByText('Campos').element().getBoundingClientRect().height).toBe(700);
  expect(top()).toBe(before);
});
