import { useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useWantedRow } from '../../../studio/outline/useWantedRow';
import { show, useView } from '../../../studio/state/view';

/** As the tree of the outline says it of its rows. */
const ROW = { role: 'row' };

/** An outline whose rows come later than what is selected, and a button elsewhere. */
function Page({ isDrawn }: { isDrawn: boolean }) {
  const outline = useRef<HTMLTableElement>(null);
  useWantedRow(outline, isDrawn);
  return (
    <>
      <table ref={outline}>
        <tbody>
          <tr {...ROW} tabIndex={-1} aria-selected="true">
            <td>Nome</td>
          </tr>
        </tbody>
      </table>
      <button type="button">Painel</button>
    </>
  );
}

const row = page.getByRole('row', { name: 'Nome' });
const elsewhere = page.getByRole('button', { name: 'Painel' });
const isWanted = () => useView.getState().isRowWanted;

beforeEach(() => show({ isRowWanted: true }));

it('gives the keys to the row once it is drawn', async () => {
  const screen = await render(<Page isDrawn={false} />);
  await screen.rerender(<Page isDrawn />);
  await expect.element(row).toHaveFocus();
});

it.each([
  ['by keys', () => userEvent.keyboard('{Tab}')],
  ['by a press', () => elsewhere.click()],
])('leaves them with who has gone elsewhere %s before it was drawn', async (_, go) => {
  const screen = await render(<Page isDrawn={false} />);
  await go();
  await expect.element(elsewhere).toHaveFocus();
  await screen.rerender(<Page isDrawn />);
  await expect.poll(isWanted).toBe(false);
  await expect.element(elsewhere).toHaveFocus();
});

it('gives them to the row though a dialog that closes has given them back to its button', async () => {
  const screen = await render(<Page isDrawn={false} />);
  (elsewhere.element() as HTMLElement).focus();
  await screen.rerender(<Page isDrawn />);
  await expect.element(row).toHaveFocus();
});
