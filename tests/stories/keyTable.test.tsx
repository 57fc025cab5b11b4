import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { KeyTable } from '../../stories/docs/KeyTable';

it('what a key says has its words of a definition as code', async () => {
  const description = 'Com a gravação da parte (`save`), ou logo que é escolhido (`pick`).';
  const row = { key: 'send', place: 'item da seção', title: 'Quando envia', description };
  const screen = await render(<KeyTable rows={[row]} />);
  const cell = screen.getByRole('cell').last().element();
  expect(cell.textContent).toBe('Quando envia. Com a gravação da parte (save), ou logo que é escolhido (pick).');
  expect([...cell.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual(['save', 'pick']);
});
