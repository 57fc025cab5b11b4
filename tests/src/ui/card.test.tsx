import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/theme/tokens.css';
import { Card } from '../../../src/ui/Card';

it('is called by its title, or by a name that nobody sees', async () => {
  const screen = await render(
    <>
      <Card title="O que acontece agora">a</Card>
      <Card label="Recibo">b</Card>
      <Card as="article" labelledBy="termo">
        <h2 id="termo">Termo de adesão</h2>
      </Card>
    </>,
  );
  await expect.element(screen.getByRole('region', { name: 'O que acontece agora' })).toHaveTextContent(/a$/);
  await expect.element(screen.getByRole('heading', { name: 'O que acontece agora', level: 2 })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Recibo' })).toHaveTextContent('b');
  await expect.element(screen.getByRole('article', { name: 'Termo de adesão' })).toBeVisible();
});

it('runs from edge to edge on a phone alone, and only where it is asked to', async () => {
  const { container } = await render(
    <div style={{ paddingInline: 'var(--page-x)' }}>
      <Card label="inside">a</Card>
      <Card label="past" bleeds>
        b
      </Card>
    </div>,
  );
  const margins = () => {
    const { width } = (container.firstElementChild as Element).getBoundingClientRect();
    return [...container.querySelectorAll('section')].map((card) => width - card.getBoundingClientRect().width);
  };
  await page.viewport(375, 667);
  expect(margins()).toEqual([32, 0]);
  await page.viewport(1280, 900);
  expect(margins()).toEqual([64, 64]);
});
