import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formats } from '../../../../engine/core/formats/br/table';
import { control, description, paste, renderField, type } from './field';

const MINUS = 'O sinal de menos não cabe aqui: digite só o valor.';
const LETTERS = 'Letras não cabem aqui: digite só números.';
const money = { widget: 'money', label: 'Bens imóveis', format: formats.money };
const masked = (format: string) => ({ widget: 'masked', label: 'Documento', format: formats[format] });

describe('what a field does not take', () => {
  it('is told at the field, as a status that belongs to its description, and the value stays', async () => {
    const { screen, onChange } = await renderField({ ...money, value: 10, hint: 'Some tudo.' });
    await type('-');
    expect(description()).toEqual(['Some tudo.', MINUS]);
    await expect.element(screen.getByRole('status')).toHaveTextContent(MINUS);
    expect(control().getAttribute('aria-invalid')).toBeNull();
    expect(control().value).toBe('10,00');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('goes with the next accepted key, once it stood long enough to be seen', async () => {
    await renderField(money);
    await type('-');
    await type('5');
    expect(control().value).toBe('5');
    expect(description()).toEqual([MINUS]);
    await vi.waitFor(() => expect(description()).toEqual([]), { timeout: 4000 });
  });

  it('stays until something is taken', async () => {
    await renderField(money);
    await paste('-50');
    await new Promise((resolve) => setTimeout(resolve, 2300));
    expect(description()).toEqual([MINUS]);
    await userEvent.tab();
    expect(description()).toEqual([MINUS]);
  });

  const replaceAll = async (keys: string) => {
    await userEvent.keyboard('{Control>}a{/Control}');
    await userEvent.keyboard(keys);
  };

  it.each([
    ['emptied', '{Delete}'],
    ['replaced as a whole', '2'],
  ])('goes at once when the box is %s', async (_, keys) => {
    await renderField(money);
    await type('1e5');
    expect(description()).toEqual([LETTERS]);
    await replaceAll(keys);
    expect(description()).toEqual([]);
  });

  it('goes when the field is left after something was taken', async () => {
    await renderField(money);
    await paste('1e5');
    expect(description()).toEqual([LETTERS]);
    await type('3000');
    await userEvent.tab();
    expect(control().value).toBe('3.000,00');
    expect(description()).toEqual([]);
  });

  it('goes when a whole amount takes the place of what was refused', async () => {
    await renderField(money);
    await type('50-');
    expect(description()).toEqual([MINUS]);
    await replaceAll('1.000.000,00');
    await userEvent.tab();
    expect(control().value).toBe('1.000.000,00');
    expect(description()).toEqual([]);
  });

  it('comes before an error and gives the line back to it', async () => {
    await renderField({ ...money, error: 'Campo obrigatório.' });
    await type('e');
    expect(description()).toEqual([LETTERS]);
    expect(control().getAttribute('aria-invalid')).toBe('true');
    await type('1');
    await vi.waitFor(() => expect(description()).toEqual(['Campo obrigatório.']), { timeout: 4000 });
  });

  it.each([
    ['cpf', '529.982.247-2a', LETTERS],
    ['cpf', '529982247251', 'O campo já está completo: “1” não entrou.'],
    ['cep', '01310+', '“+” não cabe aqui.'],
    ['cnpj', '11222333000181A', 'O campo já está completo: “A” não entrou.'],
    ['cnpj', '12ABC34501DEX', LETTERS],
    ['date', '22/09/1988e', LETTERS],
    ['digits', '12a', LETTERS],
    ['alphanumeric', 'ana-', 'Só letras e números cabem aqui: “-” não entrou.'],
    ['plainAlphanumeric', 'ã', 'Acentos não cabem aqui: “ã” entrou como “a”.'],
  ])('of a %s is told at the key: %s', async (format, keys, told) => {
    await renderField(masked(format));
    await type(keys);
    expect(description()).toEqual([told]);
  });

  it.each([
    ['cpf', '529.982.247-25 e 111.444.777-35', LETTERS],
    ['cep', 'rua sem número', LETTERS],
    ['date', 'amanhã', LETTERS],
    ['integer', '2,5', 'Só números inteiros cabem aqui: “,” não entrou.'],
    ['integer', '-5', MINUS],
  ])('of a %s is told when it is pasted, and nothing of it goes in: %s', async (format, text, told) => {
    const { onChange } = await renderField(masked(format));
    await paste(text);
    expect(control().value).toBe('');
    expect(description()).toEqual([told]);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('completion by the browser', () => {
  const complete = (text: string) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    setter?.call(control(), text);
    control().dispatchEvent(new Event('input', { bubbles: true }));
    control().dispatchEvent(new Event('change', { bubbles: true }));
  };

  it('is read like a paste, without a focus', async () => {
    const { onChange } = await renderField(money);
    complete('R$ 1.234,56');
    expect(control().value).toBe('1.234,56');
    expect(onChange).toHaveBeenLastCalledWith(1234.56);
  });

  it('that cannot be read leaves what stood there, and is told', async () => {
    await renderField({ ...money, value: 10 });
    complete('-50');
    expect(control().value).toBe('10,00');
    await vi.waitFor(() => expect(description()).toEqual([MINUS]));
  });
});
