import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formatsWritten } from '../../../../engine/core';
import { formats } from '../../../../engine/core/formats/br/table';
import { control, paste, renderFed, renderField, type } from './field';

const money = { widget: 'money', label: 'Bens imóveis', format: formats.money };

describe('money', () => {
  it('[PF-CON-06] shows R$, groups thousands with dots, and pads to two places once left', async () => {
    const { screen, onChange } = await renderField(money);
    await type('1234567,8');
    expect(control().value).toBe('1.234.567,8');
    await userEvent.tab();
    expect(control().value).toBe('1.234.567,80');
    await expect.element(screen.getByText('R$', { exact: true })).toBeVisible();
    expect(onChange).toHaveBeenLastCalledWith(1234567.8);
  });

  it.each([
    ['1.234,56', '1.234,56', 1234.56],
    ['1234,567', '1.234,56', 1234.56],
    ['1234.56', '1.234,56', 1234.56],
    ['1,234.56', '1.234,56', 1234.56],
    ['1,234,567.8', '1.234.567,80', 1234567.8],
    ['R$ 1.234,56', '1.234,56', 1234.56],
    ['1.234', '1.234,00', 1234],
    ['1.234.567', '1.234.567,00', 1234567],
    ['1.234.56', '1.234,56', 1234.56],
    ['12.5', '12,50', 12.5],
    ['12.', '12,00', 12],
    [',5', '0,50', 0.5],
    ['0', '0,00', 0],
    ['007', '7,00', 7],
    ['-12', '12,00', 12],
    ['9999999999999,99', '9.999.999.999.999,99', 9999999999999.99],
    ['99999999999999999', '999.999.999.999.999,00', 999999999999999],
  ])('takes the typed %s', async (keys, shown, stored) => {
    const { onChange } = await renderField(money);
    await type(keys);
    await userEvent.tab();
    expect(control().value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith(stored);
  });

  it.each([
    ['1.234,56', '1.234,56', 1234.56],
    ['R$ 1.234,56', '1.234,56', 1234.56],
    ['R$\u00a01.234,56', '1.234,56', 1234.56],
    ['1234.56', '1.234,56', 1234.56],
    ['1,234.56', '1.234,56', 1234.56],
    ['1.234.56', '1.234,56', 1234.56],
    ['1.500', '1.500,00', 1500],
    ['10.000.000', '10.000.000,00', 10000000],
    ['1500', '1.500,00', 1500],
    ['0', '0,00', 0],
  ])('reads the pasted %s', async (text, shown, stored) => {
    const { onChange } = await renderField(money);
    await paste(text);
    await userEvent.tab();
    expect(control().value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith(stored);
  });

  it.each(['de R$ 10 a R$ 20', '1.23.4', '-10,00', '1e5', 'dez', '10 mil', '(1.234,56)', '1.234,56-'])(
    'does not guess an amount from the pasted %s',
    async (text) => {
      await renderField(money);
      await paste(text);
      await userEvent.tab();
      expect(control().value).toBe('');
    },
  );

  it('shows the amount at every key while a dot may be either mark', async () => {
    const { onChange } = await renderField(money);
    for (const [key, shown] of [...'1.234'].map((key, at) => [key, ['1', '1,', '1,2', '1,23', '1.234'][at]])) {
      await type(key as string);
      expect(control().value).toBe(shown);
    }
    expect(onChange.mock.calls).toEqual([[1], [1], [1.2], [1.23], [1234]]);
  });

  it('keeps the caret in the middle of an edit', async () => {
    const { onChange } = await renderField({ ...money, value: 1234.56 });
    control().focus();
    control().setSelectionRange(3, 3);
    await userEvent.keyboard('9');
    expect(control().value).toBe('12.934,56');
    expect(control().selectionStart).toBe(4);
    expect(onChange).toHaveBeenLastCalledWith(12934.56);
  });

  it('stays empty when left empty and reports an emptied field as absent', async () => {
    const { onChange } = await renderField({ ...money, value: 10 });
    await userEvent.clear(control());
    await userEvent.tab();
    expect(control().value).toBe('');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('follows a computed value', async () => {
    const { feed, onChange } = await renderFed({ ...money, locked: true, value: 0 });
    expect(control().value).toBe('0,00');
    await feed(1500.1);
    expect(control().value).toBe('1.500,10');
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('percentage', () => {
  it.each([
    ['percent', '25', '25,00', 0.25],
    ['percent', '33,335', '33,33', 0.3333],
    ['percent', '250', '250,00', 2.5],
    ['decimal', '12,345', '12,34', 12.34],
    ['decimal', '40', '40', 40],
  ])('stores %s of %s', async (format, keys, shown, stored) => {
    const { onChange } = await renderField({ widget: 'percentage', label: 'Percentual', format: formats[format] });
    await type(keys);
    await userEvent.tab();
    expect(control().value).toBe(shown);
    expect(onChange).toHaveBeenLastCalledWith(stored);
  });

  it('reads a pasted percentage with its sign', async () => {
    const { onChange } = await renderField({ widget: 'percentage', label: 'Percentual' });
    await paste('25,5%');
    await userEvent.tab();
    expect(control().value).toBe('25,50');
    expect(onChange).toHaveBeenLastCalledWith(0.255);
  });
});

describe('integer', () => {
  it('takes digits alone and drops leading zeros once left', async () => {
    const { onChange } = await renderField({ widget: 'integer', label: 'Filhos' });
    await type('0a1,2');
    expect(control().value).toBe('012');
    await userEvent.tab();
    expect(control().value).toBe('12');
    expect(onChange).toHaveBeenLastCalledWith(12);
  });

  it('stops where a number would no longer be exact', async () => {
    const { onChange } = await renderField({ widget: 'integer', label: 'Filhos' });
    await type('1234567890123456');
    expect(onChange).toHaveBeenLastCalledWith(123456789012345);
  });
});

describe('in another language', () => {
  const english = formatsWritten(formats, {
    day: { isMonthFirst: true, placeholder: 'mm/dd/yyyy' },
    hasDecimalPoint: true,
  });

  it('money has a decimal point, and what is pasted is read so', async () => {
    const { onChange } = await renderField({ ...money, format: english.money });
    await type('1234567.8');
    expect(control().value).toBe('1,234,567.8');
    await userEvent.tab();
    expect(control().value).toBe('1,234,567.80');
    expect(onChange).toHaveBeenLastCalledWith(1234567.8);
    await paste('1,234.5');
    expect(control().value).toBe('1,234.50');
    expect(onChange).toHaveBeenLastCalledWith(1234.5);
  });

  it('a day has its month first', async () => {
    const { onChange } = await renderField({ widget: 'date', label: 'Date', format: english.date });
    expect(control().placeholder).toBe('mm/dd/yyyy');
    await type('12/31/1990');
    expect(control().value).toBe('12/31/1990');
    expect(onChange).toHaveBeenLastCalledWith('1990-12-31');
  });

  it('a share has its point', async () => {
    const { onChange } = await renderField({ widget: 'percentage', label: 'Share', format: english.percent });
    await type('12.5');
    await userEvent.tab();
    expect(control().value).toBe('12.50');
    expect(onChange).toHaveBeenLastCalledWith(0.125);
  });
});
