import { describe, expect, it } from 'vitest';
import { expectRow, type FieldRow, required } from '../fields/row';
import { address, country, state, withoutMissing } from './commonRows';
import { openCompany, openTab } from './place';
import { malformed } from './texts';

const ADDRESS: Record<string, [name: string, row: FieldRow]> = {
  '[PJ-END-F01] the CEP': [
    'Cep',
    {
      label: 'CEP',
      widget: 'masked',
      enters: '69900-000',
      shows: '69900-000',
      sends: '69900000',
      empty: '',
      missing: required('CEP'),
      refuses: [['6990000', malformed('CEP', 'CEP inválido (8 dígitos necessários)')]],
    },
  ],
  '[PJ-END-F02] the street': ['Logradouro', address('Logradouro')],
  '[PJ-END-F03] the number': ['LogradouroNumero', address('Número')],
  '[PJ-END-F04] the complement, that may be missing': ['LogradouroComplemento', withoutMissing(address('Complemento'))],
  '[PJ-END-F05] the neighbourhood': ['Bairro', address('Bairro')],
  '[PJ-END-F06] the city': ['Cidade', address('Cidade')],
  '[PJ-END-F07] the state': ['Uf', state('UF')],
  '[PJ-END-F08] the country': ['Pais', { ...country('País'), enters: 'PRT', sends: 'PRT' }],
};

const PAULISTA = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };
const NOT_FOUND =
  "O CEP informado não foi encontrado. Verifique e tente novamente ou preencha os campos manualmente. Para CEP's fora do Brasil, o preenchimento manual é necessário.";
const FIELDS = ['Logradouro', 'Bairro', 'Cidade', 'Uf', 'Pais'];

/** The tab with a stored address; a CEP is answered as the test says. */
async function openWith(cep: string, answer: object) {
  const opened = await openCompany(
    'endereco',
    {},
    { replies: { [`GET /ws/${cep}/json/`]: { status: 200, body: answer as never } } },
  );
  const form = opened.session.form('endereco');
  const type = async () => {
    form.change('/Cep', cep);
    await expect.poll(() => form.view('/Cep').lookup).not.toBe('searching');
  };
  const locked = () => FIELDS.filter((name) => form.view(`/${name}`).locked);
  return { ...opened, form, type, locked, value: (name: string) => form.view(`/${name}`).value };
}

describe('the address of the company', () => {
  it.each(Object.entries(ADDRESS))('%s', (_, [name, row]) =>
    expectRow(name, row, (given) => openTab('endereco', given)),
  );

  it('[PJ-END-01, CF-CEP-01] has the link to the finder of CEPs', async () => {
    const { loaded } = await openCompany('endereco');
    const [section] = loaded.tabs.endereco?.definition.uiSchema['ui:sections'] ?? [];
    expect(section?.fields).toContainEqual({ link: 'Não sei o CEP', href: '$settings/buscaCep' });
  });

  it('[CF-CEP-02, CF-CEP-07, PJ-END-02] a CEP fills and locks the address and the country', async () => {
    const place = await openWith('01310930', PAULISTA);
    await place.type();
    expect(FIELDS.map(place.value)).toEqual(['Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP', 'BRA']);
    expect(place.locked()).toEqual(FIELDS);
  });

  it('[CF-CEP-03] without a street both street and neighbourhood stay open', async () => {
    const place = await openWith('69900000', { logradouro: '', bairro: '', localidade: 'Rio Branco', uf: 'AC' });
    await place.type();
    expect(place.locked()).toEqual(['Cidade', 'Uf', 'Pais']);
  });

  it('[CF-CEP-04, PJ-END-03] a change of the CEP clears the number', async () => {
    const place = await openWith('01310930', PAULISTA);
    expect(place.value('LogradouroNumero')).toBe('1578');
    await place.type();
    expect(place.value('LogradouroNumero')).toBeUndefined();
    expect(place.value('LogradouroComplemento')).toBe('10º andar');
  });

  it('[PJ-END-04] the load clears no number', async () => {
    expect((await openWith('01310930', PAULISTA)).value('LogradouroNumero')).toBe('1578');
  });

  it('[CF-CEP-06] a CEP that is not found empties the address, opens it and is told', async () => {
    const place = await openWith('00000001', { erro: true });
    await place.type();
    expect(FIELDS.map(place.value)).toEqual(FIELDS.map(() => undefined));
    expect(place.locked()).toEqual([]);
    expect(place.value('LogradouroComplemento')).toBe('10º andar');
    expect(place.questions.at(-1)).toMatchObject({ title: 'Atenção!', text: NOT_FOUND });
  });
});
