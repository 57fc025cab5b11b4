import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formats } from '../../../../engine/core/formats/br/table';
import { control, description, paste, renderFed, renderField, type } from './field';

const name = { widget: 'name', label: 'Nome', format: formats.name };

describe('name', () => {
  it('[ACC-NAME-01] stops at the limit, and cuts nothing off what is pasted', async () => {
    const { onChange } = await renderField({ ...name, maxLength: 5 });
    await type('Helena');
    expect(control().value).toBe('Helen');
    await userEvent.clear(control());
    await paste('Helena Duarte');
    expect(control().value).toBe('');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(description()).toContain('Não cabe aqui: “Helena Duarte” tem mais de 5 caracteres e não entrou.');
  });

  it('[ACC-NAME-02, ACC-CONST-07] counts down when the limit is under 200', async () => {
    const { screen } = await renderField({ ...name, maxLength: 199 });
    await expect.element(screen.getByText('Restam 199 caracteres de 199.')).toBeVisible();
    await type('Ana');
    await expect.element(screen.getByText('Restam 196 caracteres de 199.')).toBeVisible();
    expect(description()).toEqual(['Restam 196 caracteres de 199.']);
  });

  it('[ACC-NAME-03] says so when the limit is reached, aloud too', async () => {
    const { screen } = await renderField({ ...name, maxLength: 5 });
    await type('Helen');
    expect(description()).toEqual(['Limite de 5 caracteres atingido.']);
    await expect.element(screen.getByText('Limite de 5 caracteres atingido.').first()).toBeVisible();
    await expect.element(screen.getByRole('status')).toHaveTextContent('Limite de 5 caracteres atingido.');
  });

  it.each([200, 1000])('[ACC-NAME-04, ACC-CONST-07] shows no counter with a limit of %i', async (maxLength) => {
    const { screen } = await renderField({ ...name, maxLength });
    await type('Ana');
    expect(screen.container.textContent).not.toMatch(/caracteres/);
    expect(control().getAttribute('aria-describedby')).toBeNull();
  });

  it('keeps hint, message and counter in this order in the description', async () => {
    await renderField({ ...name, maxLength: 40, hint: 'Como no documento.', error: 'Campo obrigatório.' });
    expect(description()).toEqual(['Como no documento.', 'Campo obrigatório.', 'Restam 40 caracteres de 40.']);
  });

  it('keeps a space at the end while the next name is typed', async () => {
    const { onChange } = await renderField(name);
    await type('Ana ');
    expect(control().value).toBe('Ana ');
    await type('Lia');
    expect(onChange).toHaveBeenLastCalledWith('Ana Lia');
  });
});

describe('text', () => {
  it('reports every accepted key once, and an emptied field as absent', async () => {
    const { onChange, onLeave } = await renderField({ widget: 'text', label: 'Bairro' });
    await type('Sé');
    await userEvent.clear(control());
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([['S'], ['Sé'], [undefined]]);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('follows a value from outside, such as one that a lookup brings', async () => {
    const { feed, onChange } = await renderFed({ widget: 'text', label: 'Logradouro' });
    await type('Av');
    await feed('Avenida Paulista');
    expect(control().value).toBe('Avenida Paulista');
    await feed(undefined);
    expect(control().value).toBe('');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('shows a locked value that can be focused and not changed', async () => {
    const { onChange } = await renderField({ widget: 'text', label: 'Bairro', value: 'Bela Vista', locked: true });
    await type('x');
    expect(control()).toBe(document.activeElement);
    expect(control().value).toBe('Bela Vista');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('what a lookup says', () => {
  const cep = { widget: 'text', label: 'CEP', note: 'Endereço encontrado' };

  it('is read with the field, and gives way to an error', async () => {
    await renderField(cep);
    expect(description()).toEqual(['Endereço encontrado']);
    await renderField({ ...cep, id: 'outro', error: 'Campo obrigatório.' });
    expect(description(control('outro'))).toEqual(['Campo obrigatório.']);
  });

  it('is announced when it comes', async () => {
    const { screen } = await renderField(cep);
    const message = screen.getByText('Endereço encontrado').element();
    expect(message.closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });
});

describe('e-mail', () => {
  it('keeps outer spaces for the rule that names them', async () => {
    const { onChange } = await renderField({ widget: 'email', label: 'E-mail', format: formats.email });
    await type(' a@b.co');
    expect(onChange).toHaveBeenLastCalledWith(' a@b.co');
    expect(control().inputMode).toBe('email');
    expect(control().autocomplete).toBe('email');
  });
});

describe('textarea', () => {
  it('counts down from its limit', async () => {
    const { screen, onChange } = await renderField({ widget: 'textarea', label: 'Especifique', maxLength: 200 });
    await type('Um{Enter}dois');
    await expect.element(screen.getByText('Restam 193 caracteres de 200.')).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith('Um\ndois');
  });
});
