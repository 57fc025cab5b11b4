import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { texts } from '../../../../stories/widgets/texts';
import { control, description, renderFed, renderField } from './field';

const choices = [
  { value: 1, label: 'O mesmo do residencial' },
  { value: 2, label: 'Outro' },
];

describe('select', () => {
  const select = { widget: 'select', label: 'Sexo', choices };

  it('stores the code of the option in its own type, and absent for the empty one', async () => {
    const { onChange } = await renderField(select);
    await userEvent.selectOptions(control(), 'Outro');
    expect(onChange).toHaveBeenLastCalledWith(2);
    await userEvent.selectOptions(control(), 'Selecione');
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('shows a stored value that is no option', async () => {
    await renderField({ ...select, value: 9 });
    expect(control().value).toBe('9');
  });

  it('is a text with a padlock when locked', async () => {
    await renderField({ ...select, value: 2, locked: true });
    expect(control().tagName).toBe('TEXTAREA');
    expect(control().value).toBe('Outro');
    expect(control().readOnly).toBe(true);
  });
});

describe.each(['radio', 'checkboxes', 'exclusive'])('%s, whose options come from a call', (widget) => {
  const group = { widget, label: 'Agência', choices: [] };

  it('says that they are on their way, where the focus can go', async () => {
    const { screen } = await renderField({ ...group, loading: true });
    const text = screen.getByText('Carregando...');
    await expect.element(text).toBeVisible();
    (text.element() as HTMLElement).focus();
    expect(document.activeElement).toBe(text.element());
  });

  it('says which field is needed first, and nothing where there are none at all', async () => {
    const { screen } = await renderField({ ...group, noOptions: 'Escolha antes o banco.' });
    await expect.element(screen.getByText('Escolha antes o banco.')).toBeVisible();
    await screen.unmount();
    const { screen: other } = await renderField(group);
    expect(other.container.querySelectorAll('p[tabindex]')).toHaveLength(0);
  });
});

describe('radio', () => {
  const radio = { widget: 'radio', label: 'Endereço de correspondência', choices };

  it('is a named group, moved through with the arrows', async () => {
    const { screen, onChange } = await renderField({ ...radio, required: true, error: 'Campo obrigatório.' });
    const group = screen.getByRole('radiogroup', { name: 'Endereço de correspondência' });
    await expect.element(group).toHaveAttribute('aria-required', 'true');
    await expect.element(group).toHaveAttribute('aria-invalid', 'true');
    expect(description(group.element())).toEqual(['Campo obrigatório.']);
    control().focus();
    await userEvent.keyboard(' {ArrowDown}');
    expect(onChange.mock.calls).toEqual([[1], [2]]);
  });

  it('is left only when the focus leaves the group', async () => {
    const { screen, onLeave } = await renderField(radio);
    await userEvent.click(screen.getByText('Outro'));
    await userEvent.click(screen.getByText('O mesmo do residencial'));
    expect(onLeave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('puts two short answers side by side on a phone, longer ones in lines of their own', async () => {
    await page.viewport(320, 700);
    const short = [
      { value: 1, label: 'Sim' },
      { value: 2, label: 'Não' },
    ];
    const tops = (scope: Element) => [...scope.querySelectorAll('input')].map((card) => card.getBoundingClientRect().y);
    const answers = await renderField({ ...radio, choices: short });
    const [first = 0, second] = tops(answers.screen.container);
    expect(second).toBe(first);
    const long = await renderField({ ...radio, name: 'outro' });
    const [top = 0, below] = tops(long.screen.container);
    expect(below).toBeGreaterThan(top);
    await page.viewport(1280, 900);
  });
});

describe('yes or no', () => {
  const question = { widget: 'yesno', label: 'Conta conjunta?' };
  const asText = [
    { value: 'true', label: 'true' },
    { value: 'false', label: 'false' },
  ];

  it.each([
    ['booleans', undefined, true, false],
    ['texts', asText, 'true', 'false'],
  ])('stores %s', async (_, options, yes, no) => {
    const { screen, onChange } = await renderField({ ...question, choices: options });
    await userEvent.click(screen.getByText('Sim'));
    expect(onChange).toHaveBeenLastCalledWith(yes);
    await userEvent.click(screen.getByText('Não'));
    expect(onChange).toHaveBeenLastCalledWith(no);
  });

  it('chooses nothing before an answer', async () => {
    const { feed } = await renderFed(question);
    expect(document.querySelector(':checked')).toBeNull();
    await feed(false);
    expect(control('campo-1').checked).toBe(true);
  });

  it('shows the answer in words when locked', async () => {
    await renderField({ ...question, value: 'false', locked: true });
    expect(control().value).toBe('Não');
  });
});

describe('checkbox', () => {
  it('carries its own label and tells its error', async () => {
    const { screen, onChange } = await renderField({
      widget: 'checkbox',
      label: 'Aceito os termos',
      required: true,
      error: 'Campo obrigatório.',
    });
    const box = screen.getByRole('checkbox', { name: 'Aceito os termos' });
    await expect.element(box).toHaveAttribute('aria-invalid', 'true');
    await expect.element(box).toHaveAttribute('aria-required', 'true');
    expect(description()).toEqual(['Campo obrigatório.']);
    await userEvent.click(box);
    await userEvent.click(box);
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });
});

describe('checkboxes', () => {
  it('store a list in the order of the options, absent without any', async () => {
    const { screen, onChange } = await renderField({ widget: 'checkboxes', label: 'Produtos', choices });
    await userEvent.click(screen.getByText('Outro'));
    await userEvent.click(screen.getByText('O mesmo do residencial'));
    expect(onChange).toHaveBeenLastCalledWith([1, 2]);
    await userEvent.click(screen.getByText('Outro'));
    await userEvent.click(screen.getByText('O mesmo do residencial'));
    expect(onChange).toHaveBeenLastCalledWith(undefined);
  });

  it('say that one of them is required', async () => {
    const { screen } = await renderField({ widget: 'checkboxes', label: 'Produtos', choices, required: true });
    await expect.element(screen.getByRole('group', { name: `Produtos (${texts.required})` })).toBeInTheDocument();
  });
});

describe('exclusive', () => {
  const owner = {
    widget: 'exclusive',
    label: 'Titularidade',
    options: { none: 0 },
    choices: [
      { value: 0, label: 'Nenhum' },
      { value: 1, label: 'Titular' },
      { value: 2, label: 'Cotitular' },
    ],
  };

  it('[PF-BAN-02] unticks the one when the other is ticked, and stores the code for none', async () => {
    const { screen, onChange } = await renderField({ ...owner, value: 0 });
    const holder = screen.getByRole('checkbox', { name: 'Titular', exact: true });
    const other = screen.getByRole('checkbox', { name: 'Cotitular' });
    expect(document.querySelectorAll('[type=checkbox]')).toHaveLength(2);
    await userEvent.click(holder);
    await userEvent.click(other);
    await expect.element(holder).not.toBeChecked();
    await expect.element(other).toBeChecked();
    await userEvent.click(other);
    await expect.element(other).not.toBeChecked();
    expect(onChange.mock.calls).toEqual([[1], [2], [0]]);
  });
});

describe('toggle', () => {
  it('adds and takes away, saying which', async () => {
    const { screen, onChange } = await renderField({
      widget: 'toggle',
      label: 'Adicionar segundo titular',
      options: { remove: 'Remover segundo titular' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar segundo titular' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remover segundo titular' }));
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });

  it('keeps the way to add one, disabled, where there is room for no other', async () => {
    const add = 'Adicionar segundo titular';
    const options = { remove: 'Remover segundo titular', stays: true };
    const { screen } = await renderField({ widget: 'toggle', label: add, options });
    await userEvent.click(screen.getByRole('button', { name: add }));
    await expect.element(screen.getByRole('button', { name: add })).toBeDisabled();
    await expect.element(screen.getByRole('button', { name: options.remove })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: options.remove }));
    await expect.element(screen.getByRole('button', { name: add })).toBeEnabled();
  });
});

describe('date', () => {
  it('takes the day picked in the calendar', async () => {
    const { screen, onChange } = await renderField({ widget: 'date', label: 'Data de nascimento' });
    await expect.element(screen.getByRole('button', { name: /calendário.*Data de nascimento/ })).toBeVisible();
    const picker = document.querySelector<HTMLInputElement>('[type=date]') as HTMLInputElement;
    await userEvent.fill(picker, '1988-09-22');
    expect(onChange).toHaveBeenLastCalledWith('1988-09-22');
    expect(control().value).toBe('22/09/1988');
  });
});
