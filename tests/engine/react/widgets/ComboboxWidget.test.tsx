import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Choice } from '../../../../engine/react/widgets/types';
import { texts } from '../../../../stories/widgets/texts';
import { control, renderFed, renderField, type } from './field';

const banks: Choice[] = [
  { value: '001', code: '001', label: 'Banco do Brasil S.A.' },
  { value: '003', code: '003', label: 'Banco da Amazônia S.A.' },
  { value: '104', code: '104', label: 'Caixa Econômica Federal' },
  { value: '341', code: '341', label: 'Itaú Unibanco S.A.' },
];
const activities: Choice[] = Array.from({ length: 120 }, (_, index) => ({ value: index, label: `Atividade ${index}` }));
const bank = { widget: 'combobox', label: 'Banco', choices: banks };

const shown = () => [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
const active = () => document.getElementById(control().getAttribute('aria-activedescendant') ?? '')?.textContent;
const isOpen = () => control().getAttribute('aria-expanded') === 'true';

describe('searching', () => {
  it('opens while typing and finds parts of names without accents and case', async () => {
    await renderField(bank);
    expect(isOpen()).toBe(false);
    await type('amazonia');
    expect(isOpen()).toBe(true);
    expect(shown()).toEqual(['003Banco da Amazônia S.A.']);
    expect(document.querySelector('mark')?.textContent).toBe('Amazônia');
  });

  it('finds by code, and by words that stand apart', async () => {
    await renderField(bank);
    await type('341');
    expect(shown()).toEqual(['341Itaú Unibanco S.A.']);
    await userEvent.clear(control());
    await type('banco brasil');
    expect(shown()).toEqual(['001Banco do Brasil S.A.']);
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Banco', 'Brasil']);
  });

  it('says when nothing is found, keeps the text to be read when left, and is empty', async () => {
    const onLeaveUnread = vi.fn();
    const { screen, onChange, onLeave } = await renderField({ ...bank, value: '001', onLeaveUnread });
    await type('zzz');
    await expect.element(screen.getByText(texts.noResults ?? '').last()).toBeVisible();
    await userEvent.tab();
    expect(control().value).toBe('zzz');
    expect(isOpen()).toBe(false);
    expect(onChange.mock.calls).toEqual([[undefined]]);
    expect(onLeaveUnread.mock.calls).toEqual([['zzz']]);
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('searches again with a text that was left there, and drops it for a value that came since', async () => {
    const { feed } = await renderFed(bank);
    await type('banco d');
    await userEvent.tab();
    expect(control().value).toBe('banco d');
    await userEvent.click(control());
    expect(shown()).toEqual(['001Banco do Brasil S.A.', '003Banco da Amazônia S.A.']);
    await userEvent.tab();
    await feed('341');
    expect(control().value).toBe('341 · Itaú Unibanco S.A.');
  });

  it('shows at most 50 and says how many there are', async () => {
    const { screen } = await renderField({ widget: 'combobox', label: 'Atividade', choices: activities });
    await userEvent.click(control());
    await expect.poll(shown).toHaveLength(50);
    await expect.element(screen.getByText('Mostrando 50 de 120. Continue digitando para filtrar.')).toBeVisible();
  });

  it('draws with a key what is in sight, and the rest once that is shown', async () => {
    await renderField({ widget: 'combobox', label: 'Atividade', choices: activities });
    const box = control();
    box.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'ativ');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
    expect(shown()).toHaveLength(12);
    await expect.poll(() => shown().length).toBe(50);
    const list = document.querySelector('[role=listbox]') as HTMLElement;
    const twelfth = list.children[11] as HTMLElement;
    expect(twelfth.offsetTop + twelfth.offsetHeight).toBeGreaterThan(list.offsetTop + list.clientHeight);
  });

  it('walks up to the last option at once', async () => {
    await renderField({ widget: 'combobox', label: 'Atividade', choices: activities });
    await type('ativ');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('Atividade 48');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Atividade 0');
    const [list, first] = ['[role=listbox]', '[data-active]'].map((part) => document.querySelector(part) as Element);
    expect(first?.getBoundingClientRect().top).toBeGreaterThanOrEqual(list?.getBoundingClientRect().top ?? 0);
  });

  it('begins again at the top for another text, though the list was scrolled', async () => {
    await renderField({ widget: 'combobox', label: 'Atividade', choices: activities });
    await type('ativ');
    await expect.poll(() => shown().length).toBe(50);
    const list = document.querySelector('[role=listbox]') as HTMLElement;
    // The browser tells of it with the next frame, as after a turn of the wheel.
    const scrolled = new Promise((done) => list.addEventListener('scroll', done, { once: true }));
    list.scrollTop = 500;
    await scrolled;
    expect(list.scrollTop).toBe(500);
    await userEvent.keyboard('i');
    await expect.poll(() => document.querySelector('[role=listbox]')?.scrollTop).toBeLessThan(10);
  });

  it('shows the chosen one even when it stands far down the list', async () => {
    await renderField({ widget: 'combobox', label: 'Atividade', choices: activities, value: 119 });
    await userEvent.click(control());
    expect(shown()).toContain('Atividade 119');
    expect(active()).toBe('Atividade 119');
  });

  it('hands the typed text on to a list that is searched elsewhere', async () => {
    const onSearch = vi.fn();
    await renderField({ ...bank, onSearch });
    await type('ita');
    expect(onSearch.mock.calls).toEqual([['i'], ['it'], ['ita']]);
  });
});

describe('the keyboard', () => {
  it('walks with the arrows, round the ends, and takes with Enter', async () => {
    const { onChange } = await renderField(bank);
    await type('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(active()).toBeUndefined();
    await type('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('003Banco da Amazônia S.A.');
    await type('{ArrowUp}{ArrowUp}');
    expect(active()).toBe('341Itaú Unibanco S.A.');
    await type('{Enter}');
    expect(isOpen()).toBe(false);
    expect(control().value).toBe('341 · Itaú Unibanco S.A.');
    expect(onChange.mock.calls).toEqual([['341']]);
  });

  it('takes the first match with Enter, without sending the form', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    document.addEventListener('submit', onSubmit);
    const { onChange } = await renderField(bank);
    await type('caixa{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('104');
    expect(onSubmit).not.toHaveBeenCalled();
    document.removeEventListener('submit', onSubmit);
  });

  it('closes with Escape, brings the chosen name back, and leaves a second Escape to the dialog around', async () => {
    const onEscape = vi.fn();
    document.addEventListener('keydown', onEscape);
    const { onChange } = await renderField({ ...bank, value: '001' });
    await type('cai{Escape}');
    expect(isOpen()).toBe(false);
    expect(control().value).toBe('001 · Banco do Brasil S.A.');
    expect(onChange).not.toHaveBeenCalled();
    onEscape.mockClear();
    await type('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onEscape);
  });

  it('takes on leaving what the text can only mean, and guesses nothing', async () => {
    const { onChange, onLeave } = await renderField(bank);
    await type('banco');
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(control().value).toBe('banco');
    await userEvent.clear(control());
    await type('104');
    await userEvent.tab();
    expect(onChange).toHaveBeenLastCalledWith('104');
    expect(onLeave).toHaveBeenCalledTimes(2);
  });

  it('empties the field when the text is deleted', async () => {
    const { onChange } = await renderField({ ...bank, value: '001' });
    await userEvent.clear(control());
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    await userEvent.tab();
    expect(control().value).toBe('');
  });
});

describe('the pointer', () => {
  it('opens with a click, keeps the focus in the box, and takes an option', async () => {
    const { screen, onChange, onLeave } = await renderField(bank);
    await userEvent.click(control());
    await userEvent.click(screen.getByRole('option', { name: /Itaú/ }));
    expect(onChange.mock.calls).toEqual([['341']]);
    expect(document.activeElement).toBe(control());
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('empties with its button', async () => {
    const { screen, onChange } = await renderField({ ...bank, value: '001' });
    await userEvent.click(screen.getByRole('button', { name: 'Limpar Banco' }));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
    expect(control().value).toBe('');
    expect(document.activeElement).toBe(control());
  });
});

describe('options', () => {
  it('keeps a stored value that is no option', async () => {
    await renderField({ ...bank, value: '999' });
    expect(control().value).toBe('999');
  });

  it('shows no code while the options are on their way', async () => {
    await renderField({ ...bank, choices: [], loading: true, value: '001' });
    expect(control().value).toBe('');
    expect(control().placeholder).toBe(texts.loading);
  });

  it('shows the name with a padlock when locked', async () => {
    await renderField({ ...bank, value: '001', locked: true });
    expect(control().value).toBe('001 · Banco do Brasil S.A.');
    expect(control().readOnly).toBe(true);
    expect(control().getAttribute('role')).toBeNull();
  });
});
