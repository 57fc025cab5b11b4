import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { SelectField } from '../../../src/ui/SelectField';
import { TextField } from '../../../src/ui/TextField';

it.each([
  ['a text', (error?: string) => <TextField label="Nome" hint="Como no documento" error={error} required />],
  [
    'a list',
    (error?: string) => <SelectField label="Nome" hint="Como no documento" error={error} options={[]} required />,
  ],
])('tells the refusal of %s at once, in a region that stood there before', async (_, draw) => {
  const screen = await render(draw());
  const control = screen.getByLabelText('Nome');
  const region = document.querySelector('[aria-live="assertive"]');
  expect(region?.textContent).toBe('');
  await expect.element(control).toHaveAccessibleDescription('Como no documento');
  await screen.rerender(draw('Preencha o nome.'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Preencha o nome.');
  expect(screen.getByRole('alert').element()).toBe(region);
  await expect.element(control).toHaveAccessibleDescription('Como no documento Preencha o nome.');
  await expect.element(control).toHaveAttribute('aria-invalid', 'true');
});
