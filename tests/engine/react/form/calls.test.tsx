import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as enderecos from '../../../../schemas/pf/enderecos.json?tab';
import * as informacoes from '../../../../schemas/pf/informacoes.json?tab';
import { ok } from '../../../../stories/engine/sampleServer';
import { byId, deferred, messageOf, namesOf, renderTab } from './tab';

const SP = 'GET /Consulta/cidades?uf=SP';
const RJ = 'GET /Consulta/cidades?uf=RJ';
const CITY = 'informacoes-CidadeNascimento';

describe('the options of a field', () => {
  const open = async () => {
    byId(CITY).focus();
    await userEvent.keyboard('{ArrowDown}');
    return [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
  };

  it('[PF-INF-24] load when the field that their call names is chosen, again when it changes', async () => {
    const { screen, calls } = await renderTab(informacoes, { data: { Nacionalidade: 1 } });
    const cities = () => namesOf(calls).filter((name) => name.includes('cidades'));
    expect(cities()).toEqual([]);
    expect(await open()).toEqual([]);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Naturalidade (UF)' }), 'SP');
    await expect.poll(cities).toEqual([SP]);
    await expect.poll(open).toContain('Campinas');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Naturalidade (UF)' }), 'RJ');
    await expect.poll(cities).toEqual([SP, RJ]);
    await expect.poll(open).toContain('Paraty');
    expect(await open()).not.toContain('Campinas');
  });

  it('[PF-INF-F18] that need another field say which, before the list is opened and in it', async () => {
    const { screen, form } = await renderTab(informacoes, { data: { Nacionalidade: 1 } });
    const text = 'Preencha antes: Naturalidade (UF).';
    await expect.element(byId(CITY)).toHaveAttribute('placeholder', text);
    await userEvent.type(byId(CITY), 'camp');
    await expect.element(screen.getByText(text).last()).toBeVisible();
    form.change('/Naturalidade', 'SP');
    await expect.element(byId(CITY)).toHaveAttribute('placeholder', 'Selecione');
    await expect.element(screen.getByText(text)).not.toBeInTheDocument();
  });

  it('that need a field which is hidden say which one brings it', async () => {
    const { form } = await renderTab(informacoes, { data: {} });
    await expect.element(byId(CITY)).toHaveAttribute('placeholder', 'Preencha antes: Nacionalidade.');
    form.change('/Nacionalidade', 1);
    await expect.element(byId(CITY)).toHaveAttribute('placeholder', 'Preencha antes: Naturalidade (UF).');
  });

  it('tell of a text that is none of them, which stays to be read while the field is empty', async () => {
    const { data } = await renderTab(informacoes, {
      data: { Nacionalidade: 1, Naturalidade: 'SP', CidadeNascimento: 'Campinas' },
    });
    await expect.element(byId(CITY)).toHaveValue('Campinas');
    await userEvent.fill(byId(CITY), 'Campinnas');
    await userEvent.tab();
    await expect.poll(() => messageOf(CITY)).toBe('Escolha uma das opções.');
    expect(byId(CITY).value).toBe('Campinnas');
    expect(data()).not.toHaveProperty('CidadeNascimento');
    await userEvent.fill(byId(CITY), 'Campinas');
    await userEvent.tab();
    await expect.poll(() => messageOf(CITY)).toBe('');
    expect(data().CidadeNascimento).toBe('Campinas');
  });

  it('are not those of an answer that comes after the field has changed', async () => {
    const [sp, rj] = [deferred(), deferred()];
    const { form } = await renderTab(informacoes, {
      data: { Nacionalidade: 1, Naturalidade: 'SP' },
      answers: { [SP]: sp.answer, [RJ]: rj.answer },
    });
    await expect.element(byId(CITY)).toHaveAttribute('aria-busy', 'true');
    form.change('/Naturalidade', 'RJ');
    rj.give(ok([{ descricao: 'Niterói' }]));
    await expect.poll(open).toEqual(['Niterói']);
    sp.give(ok([{ descricao: 'Campinas' }]));
    await expect.poll(open).toEqual(['Niterói']);
  });

  it('[PF-INF-F18] that do not come make the field free text, and it says so', async () => {
    const { screen, data } = await renderTab(informacoes, {
      data: { Nacionalidade: 1, Naturalidade: 'SP' },
      answers: { [SP]: () => ({ status: 500 }) },
    });
    const city = screen.getByRole('textbox', { name: 'Cidade de nascimento' });
    await expect.element(city).toHaveAccessibleDescription('A lista não carregou. Digite a informação.');
    await userEvent.fill(city, 'Holambra');
    expect(data().CidadeNascimento).toBe('Holambra');
  });

  it('[PF-INF-F18] are left out where a rule asks for free text', async () => {
    const { screen, calls } = await renderTab(informacoes, { data: { Nacionalidade: 3, CidadeNascimento: 'Lisboa' } });
    await expect.element(screen.getByRole('textbox', { name: 'Cidade de nascimento' })).toHaveValue('Lisboa');
    expect(namesOf(calls).filter((name) => name.includes('cidades'))).toEqual([]);
  });

  it('are asked for once by all fields that have the same', async () => {
    const { calls } = await renderTab(enderecos, { data: { EnderecoCorrespondencia: 2 } });
    expect(namesOf(calls).filter((name) => name === 'GET /cliente/paisesObjetos')).toHaveLength(1);
  });
});

describe('a lookup', () => {
  const call = (cep: string) => `GET /ws/${cep}/json/`;
  const address = (logradouro: string) => ok({ logradouro, bairro: 'Centro', localidade: 'Faro', uf: 'SP' });

  it('says that it searches, then that it found, and nothing more once its field changes', async () => {
    const one = deferred();
    const { screen } = await renderTab(enderecos, { answers: { [call('01310100')]: one.answer } });
    const cep = screen.getByRole('textbox', { name: 'CEP' }).first();
    await userEvent.type(cep, '01310100');
    await expect.poll(() => messageOf('enderecos-Cep')).toBe('Buscando endereço...');
    one.give(address('Rua Um'));
    await expect.poll(() => messageOf('enderecos-Cep')).toBe('Endereço encontrado');
    await expect.element(byId('enderecos-Logradouro')).toHaveValue('Rua Um');
    expect(byId('enderecos-Logradouro').readOnly).toBe(true);
    expect(document.activeElement).toBe(byId('enderecos-Cep'));

    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => messageOf('enderecos-Cep')).toBe('');
    await expect.poll(() => byId('enderecos-Logradouro').readOnly).toBe(false);
    expect(byId('enderecos-Logradouro').value).toBe('Rua Um');
  });

  it('drops the answer to a value that is no more', async () => {
    const [one, two] = [deferred(), deferred()];
    const { form, data } = await renderTab(enderecos, {
      answers: { [call('01310100')]: one.answer, [call('01001000')]: two.answer },
    });
    form.change('/Cep', '01310100');
    form.change('/Cep', '01001000');
    two.give(address('Rua Dois'));
    await expect.poll(() => byId('enderecos-Logradouro').value).toBe('Rua Dois');
    one.give(address('Rua Um'));
    await Promise.resolve();
    await expect.poll(() => messageOf('enderecos-Cep')).toBe('Endereço encontrado');
    expect(data().Logradouro).toBe('Rua Dois');
  });

  it('[PF-END-11] that finds nothing says so, empties and frees its fields', async () => {
    const { screen, questions, data } = await renderTab(enderecos, {
      data: { Cep: '01310100', Logradouro: 'Avenida Paulista', Cidade: 'São Paulo', Uf: 'SP', LogradouroPais: 'BRA' },
    });
    await expect.poll(() => byId('enderecos-Cidade').readOnly).toBe(true);
    await userEvent.fill(screen.getByRole('textbox', { name: 'CEP' }).first(), '99999-999');
    await expect.poll(() => questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({
      kind: 'warning',
      title: 'Atenção!',
      text: "O CEP informado não foi encontrado. Verifique e tente novamente ou preencha os campos manualmente. Para CEP's fora do Brasil, o preenchimento manual é necessário.",
    });
    expect(data()).toMatchObject({ Cep: '99999999' });
    for (const name of ['Logradouro', 'Cidade', 'Uf', 'LogradouroPais']) expect(data()).not.toHaveProperty(name);
    await expect.poll(() => byId('enderecos-Cidade').readOnly).toBe(false);
    expect(messageOf('enderecos-Cep')).toBe('');
  });
});
