import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { formats } from '../../../../engine/core/formats/br/table';
import { control, description, paste, renderFed, renderField, type } from './field';

const phone = { widget: 'phone', label: 'Telefone celular', format: formats.phone };
const country = () => document.querySelector<HTMLSelectElement>('#campo-country') as HTMLSelectElement;

describe('country', () => {
  it('[ACC-PHONE-02, ACC-CONST-09] is Brazil, and Brazil, the USA, Portugal and Spain lead the list', async () => {
    await renderField(phone);
    expect(country().value).toBe('BR');
    country().focus();
    await expect.poll(() => country().options.length).toBeGreaterThan(200);
    expect([...country().options].slice(0, 5).map((option) => option.textContent)).toEqual([
      'Brasil (+55)',
      'Estados Unidos (+1)',
      'Portugal (+351)',
      'Espanha (+34)',
      'Afeganistão (+93)',
    ]);
    expect([...country().options].filter((option) => option.value === 'BR')).toHaveLength(1);
  });

  it('has the others in its list once somebody turns to it, and until then the one that is chosen', async () => {
    await renderField({ ...phone, value: '+33123456789' });
    expect([...country().options].map(({ value }) => value)).toEqual(['BR', 'US', 'PT', 'ES', 'FR']);
    country().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.poll(() => country().options.length).toBeGreaterThan(200);
    expect(country().value).toBe('FR');
  });

  it('is told by its name, which no form waits for', async () => {
    const idle = vi.spyOn(window, 'requestIdleCallback').mockReturnValue(1);
    await renderField({ ...phone, value: '+33123456789' });
    expect(country().selectedOptions[0]?.textContent).toBe('FR (+33)');
    for (const [work] of idle.mock.calls) work({ didTimeout: true, timeRemaining: () => 0 });
    await expect.poll(() => country().selectedOptions[0]?.textContent).toBe('França (+33)');
    vi.restoreAllMocks();
  });

  it('[ACC-PHONE-01, ACC-ENT-08] is stored with "+" and its dial code', async () => {
    const { onChange } = await renderField(phone);
    await type('11987654321');
    expect(control().value).toBe('(11) 98765-4321');
    expect(onChange).toHaveBeenLastCalledWith('+5511987654321');
    await userEvent.selectOptions(country(), 'PT');
    await userEvent.clear(control());
    await type('912345678');
    expect(control().value).toBe('912 345 678');
    expect(onChange).toHaveBeenLastCalledWith('+351912345678');
  });

  it('shows the form of its numbers in the empty field, of which no place looks filled in', async () => {
    await renderField(phone);
    expect(control().placeholder).toBe('(__) _____-____');
    await userEvent.selectOptions(country(), 'ES');
    expect(control().placeholder).toBe('___ ___ ___');
  });

  it('keeps the digits when it changes, and reports nothing while there are none', async () => {
    const { onChange } = await renderField(phone);
    await userEvent.selectOptions(country(), 'US');
    expect(onChange).not.toHaveBeenCalled();
    await type('2025550123');
    await userEvent.selectOptions(country(), 'BR');
    expect(control().value).toBe('(20) 2555-0123');
    expect(onChange).toHaveBeenLastCalledWith('+552025550123');
  });

  it('drops no digit that the new country has no place for', async () => {
    const { onChange } = await renderField({ ...phone, value: '+5511987654321' });
    await userEvent.selectOptions(country(), 'US');
    expect(control().value).toBe('11987654321');
    expect(onChange).toHaveBeenLastCalledWith('+111987654321');
  });

  it('[ACC-PHONE-06, ACC-CONST-09] ignores for 200 ms that its list took the focus away', async () => {
    const { onLeave } = await renderField(phone);
    country().focus();
    await userEvent.selectOptions(country(), 'US');
    country().blur();
    control().focus();
    await vi.waitFor(() => expect(document.activeElement).toBe(control()));
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('tells late that the focus left within those 200 ms for good', async () => {
    const { onLeave } = await renderField(phone);
    country().focus();
    await userEvent.selectOptions(country(), 'US');
    country().blur();
    expect(onLeave).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledTimes(1));
  });
});

describe('editing in the middle', () => {
  it('of a mobile number loses no digit, whatever is put for its first', async () => {
    const { onChange } = await renderField({ ...phone, value: '+5511987654321' });
    control().focus();
    control().setSelectionRange(5, 6);
    await userEvent.keyboard('3');
    expect(control().value).toBe('(11) 38765-4321');
    await userEvent.keyboard('{Backspace}9');
    expect(control().value).toBe('(11) 98765-4321');
    expect(onChange).toHaveBeenLastCalledWith('+5511987654321');
  });

  it('[ACC-PHONE-07, PF-INF-21, CF-TEL-01] with more than eleven digits takes the long mask and loses none', async () => {
    const { onChange } = await renderField({ ...phone, value: '+5511987654321' });
    control().focus();
    control().setSelectionRange(3, 3);
    await userEvent.keyboard('7');
    expect(control().value).toBe('+(11) (79) 8765-4321');
    expect(onChange).toHaveBeenLastCalledWith('117987654321');
    await userEvent.keyboard('{End}9');
    expect(control().value).toBe('+(11) (79) 8765-43219');
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(control().value).toBe('(11) 79876-5432');
    expect(onChange).toHaveBeenLastCalledWith('+5511798765432');
  });

  it('of a full number of a country with a known form takes no further digit, and says so', async () => {
    await renderField({ ...phone, value: '+12025550123' });
    control().focus();
    control().setSelectionRange(3, 3);
    await userEvent.keyboard('7');
    expect(control().value).toBe('(202) 555-0123');
    expect(description()).toEqual(['O campo já está completo: “7” não entrou.']);
  });

  it('takes a plus and a code in front of what stands there', async () => {
    const { onChange } = await renderField({ ...phone, value: '+5511987654321' });
    control().focus();
    control().setSelectionRange(0, 0);
    await userEvent.keyboard('{+}351');
    expect(control().value).toBe('+35111987654321');
    expect(onChange).toHaveBeenLastCalledWith('+35111987654321');
    await userEvent.tab();
    expect(country().value).toBe('PT');
    expect(control().value).toBe('11987654321');
  });
});

describe('a number of four typed digits, which the code of its country does not count among', () => {
  it('[ACC-PHONE-03, PJ-EMP-03, PF-INF-11] is empty, and told about when it is left', async () => {
    const onLeaveUnread = vi.fn();
    const { onChange, onLeave } = await renderField({ ...phone, onLeaveUnread });
    await type('1134');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    expect(onLeaveUnread.mock.calls).toEqual([['+551134']]);
    expect(onLeave).not.toHaveBeenCalled();
    await type('{End}5');
    expect(onChange).toHaveBeenLastCalledWith('+5511345');
    await userEvent.tab();
    expect(onLeaveUnread).toHaveBeenCalledTimes(1);
    expect(onLeave).toHaveBeenCalledTimes(1);
  });
});

describe('an international number', () => {
  it.each([
    ['+1 (202) 555-0123', 'US', '(202) 555-0123', '+12025550123'],
    ['+351 912 345 678', 'PT', '912 345 678', '+351912345678'],
    ['Tel.: +55 (11) 98765-4321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['00351912345678', 'PT', '912 345 678', '+351912345678'],
    ['5511987654321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['011 98765-4321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['(11) 3456-7890', 'BR', '(11) 3456-7890', '+551134567890'],
    ['11987654321', 'BR', '(11) 98765-4321', '+5511987654321'],
  ])('sets the country when it is pasted: %s', async (text, code, shown, stored) => {
    const { onChange } = await renderField(phone);
    await paste(text);
    expect(control().value).toBe(shown);
    expect(country().value).toBe(code);
    expect(onChange).toHaveBeenLastCalledWith(stored);
  });

  it.each([
    ['+351912345678', 'PT', '912 345 678', '+351912345678'],
    ['5511987654321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['551134567890', 'BR', '(11) 3456-7890', '+551134567890'],
    ['005511987654321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['00351912345678', 'PT', '912 345 678', '+351912345678'],
    ['011 98765-4321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['0xx11 98765-4321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['0 15 11 98765-4321', 'BR', '(11) 98765-4321', '+5511987654321'],
    ['0113456-7890', 'BR', '(11) 3456-7890', '+551134567890'],
    ['08001234567', 'BR', '08001234567', '+5508001234567'],
  ])('means the same when it is typed key by key: %s', async (keys, code, shown, stored) => {
    const { onChange } = await renderField(phone);
    await type(keys);
    expect(control().value).toBe(shown);
    expect(country().value).toBe(code);
    expect(onChange).toHaveBeenLastCalledWith(stored);
  });

  it('takes the place of the number that stands there', async () => {
    const { onChange } = await renderField({ ...phone, value: '+5511987654321' });
    await paste('+1 202 555 0123');
    expect(control().value).toBe('(202) 555-0123');
    expect(onChange).toHaveBeenLastCalledWith('+12025550123');
  });
});

describe('a stored number', () => {
  it('shows in its country and follows another one from outside', async () => {
    const { feed, onChange } = await renderFed({ ...phone, value: '+551134567890' });
    expect(control().value).toBe('(11) 3456-7890');
    await feed('+12025550123');
    expect(country().value).toBe('US');
    expect(control().value).toBe('(202) 555-0123');
    await feed(undefined);
    expect(control().value).toBe('');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('that is no number stays as it is', async () => {
    const { onChange } = await renderFed({ ...phone, value: 'falar com Ana' });
    expect(control().value).toBe('falar com Ana');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('shows with its code when it is locked', async () => {
    await renderField({ ...phone, value: '+5511987654321', locked: true });
    expect(control().value).toBe('+55 (11) 98765-4321');
    expect(document.querySelector('select')).toBeNull();
  });
});

it('tells that the focus left only when it left both boxes', async () => {
  const { onLeave } = await renderField(phone);
  country().focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(control());
  expect(onLeave).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onLeave).toHaveBeenCalledTimes(1);
});
