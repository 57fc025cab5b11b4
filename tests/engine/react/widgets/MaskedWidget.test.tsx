import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formats } from '../../../../engine/core/formats/br/table';
import { control, paste, renderFed, renderField, type } from './field';

const masked = (format: string) => ({ widget: 'masked', label: 'Documento', format: formats[format] });

describe('typing', () => {
  it.each([
    ['cpf', '52998224725', '529.982.247-25', '52998224725'],
    ['cnpj', '11222333000181', '11.222.333/0001-81', '11222333000181'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ])('[ACC-DOC-04] masks a %s and shows letters in upper case: %s', async (format, keys, shown, stored) => {
    const { onChange } = await renderField(masked(format));
    await type(keys);
    expect(control().value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith(stored);
  });

  it('takes no letter for the check digits of a CNPJ', async () => {
    await renderField(masked('cnpj'));
    await type('12ABC34501DEX3Y5');
    expect(control().value).toBe('12.ABC.345/01DE-35');
  });

  it.each([
    ['cep', '01310100', '01310-100', '01310100'],
    ['date', '22091988', '22/09/1988', '1988-09-22'],
    ['digits', '00a12', '0012', '0012'],
    ['digits', '3427-8', '3427-8', '3427-8'],
    ['cpfCnpj', '52998224725', '529.982.247-25', '52998224725'],
    ['cpfCnpj', '11222333000181', '11.222.333/0001-81', '11222333000181'],
    ['cpfCnpj', '12abc34501de35', '12.ABC.345/01DE-35', '12ABC34501DE35'],
  ])('masks %s: %s', async (format, keys, shown, stored) => {
    const { onChange } = await renderField(masked(format));
    await type(keys);
    expect(control().value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith(stored);
  });

  it('keeps a date that does not exist as it was typed', async () => {
    const { onChange } = await renderField(masked('date'));
    await type('31022020');
    expect(control().value).toBe('31/02/2020');
    expect(onChange).toHaveBeenLastCalledWith('31/02/2020');
  });

  it('reports an emptied field as absent', async () => {
    const { onChange } = await renderField({ ...masked('cep'), value: '01310100' });
    await userEvent.clear(control());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });
});

describe('a date typed with its separators', () => {
  it.each([
    ['1/2/1990', '01/02/1990', '1990-02-01'],
    ['1.2.1990', '01/02/1990', '1990-02-01'],
    ['1-12-1990', '01/12/1990', '1990-12-01'],
    ['31/1/1990', '31/01/1990', '1990-01-31'],
    ['01/02/1990', '01/02/1990', '1990-02-01'],
    ['//', '', undefined],
  ])('%s is %s', async (keys, shown, stored) => {
    const { onChange } = await renderField(masked('date'));
    await type(keys);
    expect(control().value).toBe(shown);
    if (stored) expect(onChange).toHaveBeenLastCalledWith(stored);
  });
});

describe('editing in the middle', () => {
  it.each([
    ['cpf', '52998224725', '529.982.247-25', 4],
    ['cpfCnpj', '11222333000181', '11.222.333/0001-81', 4],
    ['cep', '01310100', '01310-100', 2],
  ])('of a full %s takes no further character, which would push out the last', async (format, value, shown, at) => {
    const { onChange } = await renderField({ ...masked(format), value });
    control().focus();
    control().setSelectionRange(at, at);
    await userEvent.keyboard('7');
    expect(control().value).toBe(shown);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('keeps the caret where the digit was replaced', async () => {
    const { onChange } = await renderField({ ...masked('cnpj'), value: '12ABC34501DE35' });
    control().focus();
    control().setSelectionRange(5, 5);
    await userEvent.keyboard('{Backspace}x');
    expect(control().value).toBe('12.AXC.345/01DE-35');
    expect(control().selectionStart).toBe(5);
    expect(onChange).toHaveBeenLastCalledWith('12AXC34501DE35');
  });

  it('undoes with the keyboard', async () => {
    await renderField({ ...masked('cpf'), value: '5299822472' });
    control().focus();
    control().setSelectionRange(13, 13);
    await userEvent.keyboard('5');
    expect(control().value).toBe('529.982.247-25');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(control().value).toBe('529.982.247-2');
  });

  it('tells what was undone to whom the field was drawn for last', async () => {
    const { onChange, feed } = await renderFed(masked('cpf'));
    await type('529982');
    onChange.mockClear();
    const later = vi.fn();
    await feed('529982', { onChange: later });
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(control().value).toBe('529.98');
    expect(later).toHaveBeenLastCalledWith('52998');
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['locked', { locked: true }],
    ['of no format', { format: undefined }],
  ] as const)('undoes nothing once the field is %s', async (_, changed) => {
    const { onChange, feed } = await renderFed(masked('cpf'));
    await type('529982');
    onChange.mockClear();
    await feed('529982', changed);
    const { value } = control();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(control().value).toBe(value);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('pasting', () => {
  it.each([
    ['cpf', '529.982.247-25', '529.982.247-25'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', 'CPF: 529.982.247-25', '529.982.247-25'],
    ['cnpj', '12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['cnpj', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['cnpj', 'CNPJ: 12.ABC.345/01DE-35', '12.ABC.345/01DE-35'],
    ['cep', '01310-100', '01310-100'],
    ['cep', 'CEP 01310100, São Paulo', '01310-100'],
    ['date', '22/09/1988', '22/09/1988'],
    ['date', '1988-09-22', '22/09/1988'],
    ['digits', 'Ag. 1.234', '1.234'],
    ['digits', '3427-8', '3427-8'],
    ['date', '1/2/1990', '01/02/1990'],
    ['alphanumeric', 'AB-12 ç', 'AB12ç'],
  ])('reads a pasted %s: %s', async (format, text, shown) => {
    await renderField(masked(format));
    await paste(text);
    expect(control().value).toBe(shown);
  });
});

describe('a value from outside', () => {
  it('shows in the mask, even unfinished', async () => {
    const { feed } = await renderFed(masked('cpf'));
    await feed('52998224725');
    expect(control().value).toBe('529.982.247-25');
    await feed('529982');
    expect(control().value).toBe('529.982');
    await feed(undefined);
    expect(control().value).toBe('');
  });

  it('that cannot be read stays whole and reports nothing', async () => {
    const { onChange } = await renderFed({ ...masked('date'), value: 'ontem' });
    expect(control().value).toBe('ontem');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('that echoes what was typed leaves the text alone, late echoes too', async () => {
    const { feed, onChange } = await renderFed(masked('date'));
    await type('310');
    expect(onChange.mock.calls).toEqual([['3'], ['31'], ['31/0']]);
    await feed('3');
    await feed('31');
    expect(control().value).toBe('31/0');
    await feed('1988-09-22');
    expect(control().value).toBe('22/09/1988');
  });
});
