import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../engine/core/json';
import { type Given, openTab } from './place';
import { COUNTRIES, expectRow, type FieldRow, required, UF27 } from './row';

/** Without the service of CEPs nothing is filled, emptied or locked. */
const open = (given?: Given) => openTab('enderecos', given, { 'GET /ws/69900000/json/': { status: 500 } });

type Rows = Record<string, [name: string, row: FieldRow]>;

/** A block of an address: what dialogs add to its names, and when it stands on the screen. */
interface Block extends Pick<FieldRow, 'when' | 'hiddenBy'> {
  suffix: string;
}
const HOME: Block = { suffix: '' };
const OTHER: Block = {
  suffix: ' (endereço de correspondência)',
  when: { data: { EnderecoCorrespondencia: 2, CepOutro: '69900000' } },
  hiddenBy: { data: { EnderecoCorrespondencia: 1 } },
};
const WORK: Block = { suffix: ' (endereço comercial)' };

const row = ({ suffix, ...block }: Block, label: string, more: Partial<FieldRow> = {}): FieldRow => ({
  label,
  widget: 'text',
  enters: 'Casa 7',
  sends: 'Casa 7',
  empty: '',
  missing: required(label + suffix),
  ...block,
  ...more,
});
const cep = (block: Block) =>
  row(block, 'CEP', {
    widget: 'masked',
    enters: '20020-100',
    shows: '20020-100',
    sends: '20020100',
    refuses: [['2002010', required(`CEP${block.suffix}`, 'CEP inválido (8 dígitos necessários)')]],
  });
const complement = (block: Block) => ({ ...row(block, 'Complemento'), missing: undefined as never });
const uf = (block: Block) =>
  row(block, 'UF', { widget: 'select', options: UF27, enters: 'TO', sends: 'TO', empty: null });
const country = (block: Block) =>
  row(block, 'País', { widget: 'select', options: COUNTRIES, enters: 'PRT', sends: 'PRT', empty: null });

const FIELDS: Rows = {
  '[PF-END-F01, PF-CON-04] the CEP': ['Cep', cep(HOME)],
  '[PF-END-F02] the street': ['Logradouro', row(HOME, 'Logradouro')],
  '[PF-END-F03] the number': ['LogradouroNumero', row(HOME, 'Número')],
  '[PF-END-F04] the complement, that may be missing': ['LogradouroComplemento', complement(HOME)],
  '[PF-END-F05] the neighbourhood': ['Bairro', row(HOME, 'Bairro')],
  '[PF-END-F06] the city': ['Cidade', row(HOME, 'Cidade')],
  '[PF-END-F07, PF-LKP-13, PF-CON-02] the state': ['Uf', uf(HOME)],
  '[PF-END-F08] the country': ['LogradouroPais', country(HOME)],
  '[PF-END-F09] where letters go, home at first': [
    'EnderecoCorrespondencia',
    {
      label: 'Endereço de correspondência',
      widget: 'radio',
      options: [
        [1, 'O mesmo do residencial'],
        [2, 'Outro'],
      ],
      enters: 2,
      sends: 2,
      empty: 1,
      required: true,
    },
  ],
  '[PF-END-F10] the CEP for letters': ['CepOutro', cep(OTHER)],
  '[PF-END-F11] the street for letters': ['LogradouroOutro', row(OTHER, 'Logradouro')],
  '[PF-END-F12] the number for letters': ['LogradouroNumeroOutro', row(OTHER, 'Número')],
  '[PF-END-F13] the complement for letters, that may be missing': ['LogradouroComplementoOutro', complement(OTHER)],
  '[PF-END-F14] the neighbourhood for letters': ['BairroOutro', row(OTHER, 'Bairro')],
  '[PF-END-F15] the city for letters': ['CidadeOutro', row(OTHER, 'Cidade')],
  '[PF-END-F16] the state for letters': ['UfOutro', uf(OTHER)],
  '[PF-END-F17] the country for letters': ['PaisOutro', country(OTHER)],
  '[PF-END-F19] the CEP at work': ['EnderecoComercialCep', cep(WORK)],
  '[PF-END-F20] the street at work': ['EnderecoComercial', row(WORK, 'Logradouro')],
  '[PF-END-F21] the number at work': ['EnderecoComercialNumero', row(WORK, 'Número')],
  '[PF-END-F22] the complement at work, that may be missing': ['EnderecoComercialComplemento', complement(WORK)],
  '[PF-END-F23] the neighbourhood at work': ['EnderecoComercialBairro', row(WORK, 'Bairro')],
  '[PF-END-F24] the city at work': ['EnderecoComercialCidade', row(WORK, 'Cidade')],
  '[PF-END-F25] the state at work': ['EnderecoComercialEstado', uf(WORK)],
  '[PF-END-F26] the country at work': ['EnderecoComercialPais', country(WORK)],
};

describe('a field of Endereços is shown, required and sent as its row says', () => {
  it.each(Object.entries(FIELDS))('%s', (_, [name, fieldRow]) => expectRow(name, fieldRow, open));

  it('[PF-END-F10, PF-END-14] the CEP alone is required of an address for letters that has none', async () => {
    const { form } = await open({ data: { EnderecoCorrespondencia: 2 } });
    const required = [...form.getState().required].filter((pointer) => pointer.endsWith('Outro'));
    expect(required).toEqual(['/CepOutro']);
  });

  it('[PF-END-F18] the question about the address at work is a no at first, and is not sent', async () => {
    const { form, send, fill } = await open();
    const { schema } = form.plan.byNode.get('mesmoCorrespondencia') ?? {};
    expect(schema?.title).toBe('O endereço comercial é o mesmo endereço de correspondência?');
    expect(form.view('/mesmoCorrespondencia')).toMatchObject({ value: false, hidden: false, locked: false });
    fill({ mesmoCorrespondencia: true });
    expect(await send()).not.toHaveProperty('mesmoCorrespondencia');
  });
});

const NAMES = {
  home: ['Cep', 'Logradouro', 'LogradouroNumero', 'LogradouroComplemento', 'Bairro', 'Cidade', 'Uf', 'LogradouroPais'],
  letters: [
    ...['CepOutro', 'LogradouroOutro', 'LogradouroNumeroOutro', 'LogradouroComplementoOutro', 'BairroOutro'],
    ...['CidadeOutro', 'UfOutro', 'PaisOutro'],
  ],
  work: [
    ...['EnderecoComercialCep', 'EnderecoComercial', 'EnderecoComercialNumero', 'EnderecoComercialComplemento'],
    ...['EnderecoComercialBairro', 'EnderecoComercialCidade', 'EnderecoComercialEstado', 'EnderecoComercialPais'],
  ],
};
type BlockName = keyof typeof NAMES;
const FOUND = { logradouro: 'Rua Um', bairro: 'Bosque', localidade: 'Rio Branco', uf: 'AC' };

/** The fields of a block after its CEP was looked up, each as its value and whether it is locked. */
async function lookedUp(block: BlockName, answer: JsonObject) {
  const letters: JsonObject = {
    EnderecoCorrespondencia: 2,
    ...Object.fromEntries(NAMES.letters.map((n) => [n, 'AC'])),
  };
  const place = await openTab(
    'enderecos',
    { stored: { ...letters, CepOutro: '04538133' } },
    { 'GET /ws/69900000/json/': answer },
  );
  const [cepName = '', ...rest] = NAMES[block];
  place.fill({ [cepName]: '69900000' });
  await expect.poll(() => place.form.view(`/${cepName}`).lookup).not.toBe('searching');
  return rest.map((name) => {
    const { value, locked } = place.form.view(`/${name}`);
    return [value, locked];
  });
}

describe.each<[BlockName, unknown, unknown]>([
  ['home', '1578', 'Apto. 72'],
  ['letters', 'AC', 'AC'],
  ['work', '100', 'Sala 3'],
])('the CEP of the block %s', (block, number, detail) => {
  it('[PF-END-07, PF-END-08, PF-CON-04] fills and locks what it knows, and leaves number and complement', async () => {
    expect(await lookedUp(block, FOUND)).toEqual([
      ['Rua Um', true],
      [number, false],
      [detail, false],
      ['Bosque', true],
      ['Rio Branco', true],
      ['AC', true],
      ['BRA', true],
    ]);
  });

  it('[PF-END-08, PF-END-09] leaves street and neighbourhood open without a street, and whatever came empty', async () => {
    expect(await lookedUp(block, { ...FOUND, logradouro: '', localidade: '' })).toEqual([
      [undefined, false],
      [number, false],
      [detail, false],
      ['Bosque', false],
      [undefined, false],
      ['AC', true],
      ['BRA', true],
    ]);
  });

  it('[PF-END-10, PF-END-11] empties and opens all of it when it is not found', async () => {
    expect(await lookedUp(block, { erro: true })).toEqual(Array(7).fill([undefined, false]));
  });
});
