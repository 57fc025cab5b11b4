import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { lazyBlock } from '../../../src/blocks/lazyBlock';

const Greeting = ({ name }: { name: string }) => <p>Olá, {name}</p>;

it('shows that the script of a block is coming, then the block, and later at once', async () => {
  const script = Promise.withResolvers<typeof Greeting>();
  let fetched = 0;
  const Block = lazyBlock(() => {
    fetched += 1;
    return script.promise;
  });
  const screen = await render(<Block name="Ana" />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Carregando...');
  script.resolve(Greeting);
  await expect.element(screen.getByText('Olá, Ana')).toBeVisible();
  await screen.unmount();
  const again = await render(<Block name="Bia" />);
  expect(again.container.textContent).toBe('Olá, Bia');
  expect(fetched).toBe(1);
});

it('offers another try when the script does not come', async () => {
  let fetched = 0;
  const Block = lazyBlock(async () => {
    fetched += 1;
    if (fetched === 1) throw new TypeError('Failed to fetch');
    return Greeting;
  });
  const screen = await render(<Block name="Ana" />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar esta parte da página.');
  await screen.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect.element(screen.getByText('Olá, Ana')).toBeVisible();
  expect(fetched).toBe(2);
});

it('is there at once where its script came ahead', async () => {
  const Block = lazyBlock(async () => Greeting);
  await Block.fetch();
  const screen = await render(<Block name="Ana" />);
  expect(screen.container.textContent).toBe('Olá, Ana');
});
