import { expect, it } from 'vitest';
import { checkFailures, failuresIn } from '../../stories/failures';

function page(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body;
}

it.each([
  ['<p>A lista não carregou. Digite a informação.</p>', 'A lista não carregou. Digite a informação.'],
  ['<p>Não foi possível carregar os seus acessos</p>', 'Não foi possível carregar os seus acessos'],
  ['<input role="combobox" aria-label="País" value="BRA">', 'BRA'],
  ['<input role="combobox" aria-label="Banco" value="341">', '341'],
])('sees %s', (html, said) => {
  expect(failuresIn(page(html))).toEqual([said]);
});

it('sees no failure in names, in what is hidden, and in what the customer types', () => {
  const names = '<input role="combobox" aria-label="País" value="Brasil"><input aria-label="Número" value="341">';
  expect(failuresIn(page(`${names}<p hidden>A lista não carregou.</p>`))).toEqual([]);
});

it('a story fails that shows one it was not made for, and one that says so and shows none', async () => {
  await expect(checkFailures(page('<p>A lista não carregou.</p>'), false)).rejects.toThrow(
    'The story shows a failure that it was not made for: A lista não carregou.',
  );
  await expect(checkFailures(page('<p>Tudo certo.</p>'), true)).rejects.toThrow(
    'The story says that it shows a failure, and shows none.',
  );
  await checkFailures(page('<p>A lista não carregou.</p>'), true);
  await checkFailures(page('<p>Tudo certo.</p>'), false);
});
