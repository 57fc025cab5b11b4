import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { type Given, openForm } from './place';
import { COUNTRIES, expectRow, type FieldRow, ofAttorney, texts, UF27 } from './row';

type Rows = Record<string, [name: string, row: FieldRow]>;

const name: FieldRow = {
  label: 'Nome',
  widget: 'name',
  enters: 'Caio Prado',
  sends: 'Caio Prado',
  empty: '',
  missing: ofAttorney('Nome'),
  refuses: [['C', ofAttorney('Nome')]],
};
const email: FieldRow = {
  label: 'E-mail',
  widget: 'email',
  enters: 'caio@prado.adv.br',
  sends: 'caio@prado.adv.br',
  empty: '',
  missing: ofAttorney('E-mail'),
  refuses: [
    ['caio prado@adv.br', ofAttorney('E-mail', 'O e-mail não pode conter espaços em branco.')],
    ['caio@prado', ofAttorney('E-mail', 'O domínio do e-mail deve conter um ponto.')],
  ],
};
const flag = (label: string): FieldRow => ({ label, widget: 'yesno', enters: true, sends: true, empty: false });
const address = (label: string): FieldRow => ({
  label,
  widget: 'text',
  enters: 'Rua 1º de Maio',
  sends: 'Rua 1º de Maio',
  empty: '',
  missing: ofAttorney(label),
});
const jobTitle: FieldRow = {
  label: 'Cargo',
  widget: 'text',
  enters: 'Diretor',
  sends: 'Diretor',
  empty: '',
  when: { settings: { cargo: true } },
  hiddenBy: { settings: { cargo: false } },
};

const FORM: Rows = {
  '[PF-PRO-F02] the name': ['Nome', name],
  '[PF-PRO-F03] a CPF or CNPJ by its content': [
    'Cpf',
    {
      label: 'CPF/CNPJ',
      widget: 'masked',
      enters: '12.abc.345/01de-35',
      shows: '12.ABC.345/01DE-35',
      sends: '12ABC34501DE35',
      empty: '',
      missing: ofAttorney('CPF/CNPJ'),
      refuses: [
        ['52998224726', ofAttorney('CPF/CNPJ', 'CPF inválido (dígitos verificadores incorretos)')],
        ['12ABC34501DE36', ofAttorney('CPF/CNPJ', 'CNPJ inválido (dígitos verificadores incorretos)')],
      ],
    },
  ],
  '[PF-PRO-F04] the e-mail': ['Email', email],
  '[PF-PRO-F05, M-A4] the telephone, with a text of its own when it is wrong': [
    'Telefone',
    {
      label: 'Telefone',
      widget: 'phone',
      enters: '(11) 3456-7890',
      sends: '+551134567890',
      empty: '',
      missing: ofAttorney('Telefone'),
      refuses: [
        [
          '118765',
          {
            inline: 'Telefone inválido',
            title: 'Oops...',
            text: 'O campo Telefone foi informado, mas não foi preenchido corretamente. Preencha a informação para avançar.',
          },
        ],
      ],
    },
  ],
  '[PF-PRO-F06] the job title, where the tenant asks for it': ['Cargo', jobTitle],
  '[PF-PRO-F07] the CEP': [
    'Cep',
    {
      label: 'CEP',
      widget: 'masked',
      enters: '69900-000',
      shows: '69900-000',
      sends: '69900000',
      empty: '',
      missing: ofAttorney('CEP'),
      refuses: [['6990000', ofAttorney('CEP', 'CEP inválido (8 dígitos necessários)')]],
    },
  ],
  '[PF-PRO-F08] the street': ['Logradouro', address('Logradouro')],
  '[PF-PRO-F09] the number': ['Numero', address('Número')],
  '[PF-PRO-F10] the complement, that may be missing': [
    'Complemento',
    { ...address('Complemento'), missing: undefined },
  ],
  '[PF-PRO-F11] the neighbourhood': ['Bairro', address('Bairro')],
  '[PF-PRO-F12] the city': ['Cidade', address('Cidade')],
  '[PF-PRO-F13] the state': [
    'Uf',
    { label: 'UF', widget: 'select', options: UF27, enters: 'TO', sends: 'TO', empty: null, missing: ofAttorney('UF') },
  ],
  '[PF-PRO-F14] the country': [
    'Pais',
    {
      label: 'País',
      widget: 'select',
      options: COUNTRIES,
      enters: 'PRT',
      sends: 'PRT',
      empty: null,
      missing: ofAttorney('País'),
    },
  ],
  '[PF-PRO-F16, PF-GER-25] whether they issue orders, a no at first': ['EmissorOrdem', flag('Emissor de Ordem')],
  '[PF-PRO-F17] whether they are a US person, a no at first': ['UsPerson', flag('US Person')],
  '[PF-PRO-F18] whether they are politically exposed, a no at first': [
    'PoliticamenteExposta',
    flag('Politicamente exposta'),
  ],
};

const MODAL: Rows = {
  '[PF-PRO-M01] the kind': [
    'Tipo',
    {
      label: 'Tipo',
      widget: 'select',
      options: texts('Representante', 'Procurador'),
      enters: 'Representante',
      sends: 'Representante',
      empty: null,
      missing: ofAttorney('Tipo'),
    },
  ],
  '[PF-PRO-M02] the name': ['Nome', name],
  '[PF-PRO-M03] the document': [
    'Documento',
    { ...address('Documento'), enters: '24.678.131-4', sends: '24.678.131-4' },
  ],
  '[PF-PRO-M04] the CPF, here of a person alone': [
    'Cpf',
    {
      label: 'CPF',
      widget: 'masked',
      enters: '111.444.777-35',
      shows: '111.444.777-35',
      sends: '11144477735',
      empty: '',
      missing: ofAttorney('CPF'),
      refuses: [
        ['11144477736', ofAttorney('CPF', 'CPF inválido (dígitos verificadores incorretos)')],
        ['11222333000181', ofAttorney('CPF', 'CPF inválido (11 dígitos necessários)')],
      ],
    },
  ],
  '[PF-PRO-M05] the e-mail': ['Email', email],
  '[PF-PRO-M06] whether they issue orders, a no at first': ['EmissorOrdem', flag('Emissor de Ordem')],
  '[PF-PRO-M07] whether they are a US person, a no at first': ['UsPerson', flag('US Person')],
  '[PF-PRO-M08] whether they are politically exposed, a no at first': [
    'PoliticamenteExposta',
    flag('Politicamente exposta'),
  ],
  '[PF-PRO-M09] the job title, where the tenant asks for it': ['Cargo', jobTitle],
  '[PF-PRO-M10] whether they answer for the login, where the tenant asks for it': [
    'ResponsavelLogin',
    {
      ...flag('Responsável pelo login?'),
      when: { settings: { responsavelLogin: true } },
      hiddenBy: { settings: { responsavelLogin: false } },
    },
  ],
};

describe('a field of the attorney form is shown, required and sent as its row says', () => {
  it.each(Object.entries(FORM))('%s', (_, [field, row]) =>
    expectRow(field, row, (given?: Given) => openForm('procurador', given)),
  );
});

describe('a field of the representative modal is shown, required and sent as its row says', () => {
  it.each(Object.entries(MODAL))('%s', (_, [field, row]) =>
    expectRow(field, row, (given?: Given) => openForm('representante', given)),
  );
});

describe('what an attorney carries unseen', () => {
  const shown = async (form: 'procurador' | 'representante') => (await openForm(form)).form.plan.sections[0]?.fields;

  it('[PF-PRO-F01] the Guid, blank for a new one', async () => {
    expect((await (await openForm('procurador')).send()).Guid).toBe('');
    const saved = await openForm('procurador', { stored: { Guid: 'g1', Tipo: 'Procurador', Nome: 'Caio' } });
    expect((await saved.send()).Guid).toBe('g1');
    expect(await shown('procurador')).not.toContain('Guid');
    expect(await shown('representante')).not.toContain('Guid');
  });

  it('[PF-PRO-F15] the kind of the form, which nobody chooses there', async () => {
    expect((await (await openForm('procurador')).send()).Tipo).toBe('Procurador');
    expect(await shown('procurador')).not.toContain('Tipo');
    expect(await shown('representante')).toContain('Tipo');
  });

  it('[PF-PRO-09] all members of the record, and no other', async () => {
    const { send } = await openForm('representante', { settings: { cargo: true, responsavelLogin: true } });
    expect(Object.keys(await send()).sort()).toEqual(
      [
        ...['Guid', 'Nome', 'Cpf', 'Email', 'Cargo', 'Telefone', 'Cep', 'Logradouro', 'Numero', 'Complemento'],
        ...['Bairro', 'Cidade', 'Uf', 'Pais', 'Tipo', 'EmissorOrdem', 'UsPerson', 'PoliticamenteExposta'],
        ...['Documento', 'ResponsavelLogin'],
      ].sort(),
    );
  });
});

describe('the CEP of the attorney form', () => {
  const FOUND = { logradouro: 'Rua Um', bairro: 'Bosque', localidade: 'Rio Branco', uf: 'AC' };
  const lookedUp = async (answer: JsonObject) => {
    const place = await openForm(
      'procurador',
      { data: { Numero: '7', Complemento: 'Casa' } },
      {
        'GET /ws/69900000/json/': answer,
      },
    );
    place.fill({ Cep: '69900000' });
    await expect.poll(() => place.form.view('/Cep').lookup).not.toBe('searching');
    const fields = ['Logradouro', 'Numero', 'Complemento', 'Bairro', 'Cidade', 'Uf', 'Pais'];
    return Object.fromEntries(
      fields.map((field) => {
        const { value, locked } = place.form.view(`/${field}`);
        return [field, [value, locked]];
      }),
    );
  };

  it('[PF-PRO-F08, PF-PRO-F11, PF-PRO-F12, PF-PRO-F13] fills and locks street, neighbourhood, city and state', async () => {
    expect(await lookedUp(FOUND)).toEqual({
      Logradouro: ['Rua Um', true],
      Numero: ['7', false],
      Complemento: ['Casa', false],
      Bairro: ['Bosque', true],
      Cidade: ['Rio Branco', true],
      Uf: ['AC', true],
      Pais: ['BRA', true],
    });
  });

  it('[PF-PRO-F08, PF-PRO-F11, PF-PRO-F12, PF-PRO-F14] leaves open what the answer leaves empty', async () => {
    expect(await lookedUp({ ...FOUND, logradouro: '', localidade: '' })).toMatchObject({
      Logradouro: [undefined, false],
      Bairro: ['Bosque', false],
      Cidade: [undefined, false],
      Uf: ['AC', true],
      Pais: ['BRA', true],
    });
  });

  it('[PF-PRO-F11, PF-PRO-F12, PF-PRO-F13, PF-PRO-F14] empties and opens them when it is not found', async () => {
    const place = await openForm(
      'procurador',
      { data: { Logradouro: 'A', Numero: '7', Complemento: 'Casa', Bairro: 'B', Cidade: 'C', Uf: 'AC', Pais: 'PRT' } },
      { 'GET /ws/69900000/json/': { erro: true } },
    );
    place.fill({ Cep: '69900000' });
    await expect.poll(() => place.form.getState().data).toMatchObject({ Numero: '7', Complemento: 'Casa' });
    await expect.poll(() => place.form.view('/Logradouro').value).toBeUndefined();
    for (const field of ['Logradouro', 'Bairro', 'Cidade', 'Uf', 'Pais']) {
      expect(place.form.view(`/${field}`)).toMatchObject({ value: undefined, locked: false });
    }
  });
});
