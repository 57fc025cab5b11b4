import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as enderecos from '../../../../schemas/pf/enderecos.json?tab';
import * as informacoes from '../../../../schemas/pf/informacoes.json?tab';
import { byId, fullest, messageOf, renderTab } from './tab';

const MAIL = 'informacoes-EmailComercial';

describe('the error of a field', () => {
  it('[PF-INF-14, PF-INF-18] comes when the field is left, and goes when it is changed', async () => {
    const { screen } = await renderTab(informacoes);
    const mail = screen.getByRole('textbox', { name: 'E-mail comercial' });
    await userEvent.type(mail, 'a b@x.com');
    expect(messageOf(MAIL)).toBe('');
    await userEvent.tab();
    await expect.poll(() => messageOf(MAIL)).toBe('O e-mail não pode conter espaços em branco.');
    await expect.element(mail).toHaveAttribute('aria-invalid', 'true');
    expect(byId(MAIL).getAttribute('aria-describedby')).toContain(`${MAIL}-message`);

    await userEvent.type(mail, 'x');
    await expect.poll(() => messageOf(MAIL)).toBe('');
    await expect.element(mail).not.toHaveAttribute('aria-invalid');

    await userEvent.fill(mail, 'a..b@x.com');
    await userEvent.tab();
    await expect.poll(() => messageOf(MAIL)).toBe('O e-mail não pode conter dois pontos consecutivos.');
  });

  it('does not come when a required field is left empty', async () => {
    await renderTab(informacoes);
    byId('informacoes-NomePai').focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(byId('informacoes-NomeMae'));
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  it('of a missing value stays until there is one', async () => {
    const { screen, form } = await renderTab(enderecos);
    form.validate('advance');
    await expect.poll(() => messageOf('enderecos-Bairro')).toBe('Campo obrigatório.');
    const count = document.querySelectorAll('[aria-invalid]').length;
    await userEvent.type(screen.getByRole('textbox', { name: 'Bairro' }).first(), 'S');
    await expect.poll(() => messageOf('enderecos-Bairro')).toBe('');
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(count - 1);
  });

  it('goes with a field that a rule hides', async () => {
    const { screen, form } = await renderTab(enderecos, { data: { EnderecoCorrespondencia: 2 } });
    form.validate('advance');
    await expect.poll(() => messageOf('enderecos-CepOutro')).toBe('Campo obrigatório.');
    await userEvent.click(screen.getByRole('radio', { name: 'O mesmo do residencial' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Outro' }));
    await expect.element(screen.getByRole('region', { name: 'Endereço de correspondência' })).toBeVisible();
    expect(messageOf('enderecos-CepOutro')).toBe('');
  });
});

describe('what is said of errors', () => {
  const regionOf = (id: string) => byId(`${id}-message`).closest('[aria-live]')?.getAttribute('aria-live');

  it('is nothing at each field when many come at once by an attempt to go on', async () => {
    const { form } = await renderTab(enderecos);
    form.validate('advance');
    await expect.poll(() => messageOf('enderecos-Bairro')).toBe('Campo obrigatório.');
    const loud = [...document.querySelectorAll('[aria-live]:not([aria-live=off])')];
    expect(loud.map(({ textContent }) => textContent).filter(Boolean)).toEqual([]);
    expect(regionOf('enderecos-Bairro')).toBe('off');
  });

  it('is one that comes as its field is left, also after such an attempt', async () => {
    const { screen, form } = await renderTab(informacoes);
    form.validate('advance');
    const mail = screen.getByRole('textbox', { name: 'E-mail comercial' });
    await userEvent.type(mail, 'a b@x.com');
    await userEvent.tab();
    await expect.poll(() => messageOf(MAIL)).toBe('O e-mail não pode conter espaços em branco.');
    expect(regionOf(MAIL)).toBe('polite');
  });
});

describe('the focus goes to a field by its pointer', () => {
  it.each([
    { pointer: '/NomeMae', id: 'informacoes-NomeMae' },
    { pointer: '/Sexo', id: 'informacoes-Sexo' },
    { pointer: '/CidadeNascimento', id: 'informacoes-CidadeNascimento' },
    { pointer: '/PoliticamenteExposta', id: 'informacoes-PoliticamenteExposta' },
    { pointer: '/Telefone', id: 'informacoes-Telefone' },
    { pointer: '/representante', id: 'informacoes-representante' },
    { pointer: '/Nome', id: 'informacoes-Nome' },
  ])('$pointer', async ({ pointer, id }) => {
    const { focus } = await renderTab(informacoes, { data: { Nome: 'Helena' } });
    focus(pointer);
    expect(document.activeElement?.id).toBe(id);
  });
});

it('Enter in a field goes on, once', async () => {
  const { screen, onSubmit } = await renderTab(enderecos, { data: fullest(enderecos) });
  await userEvent.click(screen.getByRole('textbox', { name: 'Número' }).first());
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('radio', { name: 'Outro' }));
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});
