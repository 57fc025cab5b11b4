import { describe, expect, it } from 'vitest';
import { percent } from '../../../engine/core/formats/percent';
import type { JsonObject } from '../../../engine/core/json';
import { definitionOf, exampleOf } from '../../support/pf';
import { COUNTRIES, expectRow, type FieldRow } from '../fields/row';
import { openForm, openFund, openTab, sent } from './place';
import { document, mayBeMissing, person, question, words } from './rows';

const TAB = 'fatca';

const after = (field: string): Pick<FieldRow, 'when' | 'hiddenBy'> => ({
  when: { data: { [field]: true } },
  hiddenBy: { data: { [field]: false } },
});
const countries = (field: string): FieldRow => ({
  ...after(field),
  label: 'Países',
  widget: 'multiselect',
  options: COUNTRIES,
  enters: 'USA;BRA',
  sends: 'USA;BRA',
  empty: null,
});

const FIELDS: Record<string, [name: string, row: FieldRow]> = {
  '[FI-FAT-F01] a foreign institution under FATCA': [
    'Facta',
    { ...question('É instituição financeira estrangeira aderente ao FATCA?'), enters: false, sends: false },
  ],
  '[FI-FAT-F02] the GIIN, in any form': [
    'NumeroGiin',
    { ...mayBeMissing(words('Número GIIN')), ...after('Facta'), enters: '98q96b', sends: '98q96b' },
  ],
  '[FI-FAT-F03] why there is none': [
    'NumeroGiinMotivos',
    {
      ...mayBeMissing(words('Motivos para não possuir o número GIIN')),
      widget: 'textarea',
      when: { data: { Facta: true, NumeroGiin: null } },
      hiddenBy: { data: { NumeroGiin: '98Q96B.00000.LE.350' } },
    },
  ],
  '[FI-FAT-F04] an American office': ['SedeEua', question('Possui sede ou filial nos EUA?')],
  '[FI-FAT-F05] made under American law': ['SociedadeEua', question('É entidade constituída sob as leis dos EUA?')],
  '[FI-FAT-F06] foreign partners': [
    'VinculoSocietarioEstrangeiro',
    { ...question('Possui vínculo societário estrangeiro?'), enters: false, sends: false },
  ],
  '[FI-FAT-F07, CF-OP-55] their countries': [
    'VinculoSocietarioEstrangeiroEspecificacao',
    countries('VinculoSocietarioEstrangeiro'),
  ],
  '[FI-FAT-F08] foreign income': [
    'FonteRendaMercadoEstrangeiro',
    question('Possui fonte de renda no mercado estrangeiro?'),
  ],
  '[FI-FAT-F09] its countries': [
    'FonteRendaMercadoEstrangeiroEspecificacao',
    countries('FonteRendaMercadoEstrangeiro'),
  ],
  '[FI-FAT-F10] foreign accounts': [
    'ContaCorrenteExterior',
    { ...question('Possui conta corrente no exterior?'), enters: false, sends: false },
  ],
  '[FI-FAT-F11] their countries': ['ContaCorrenteExteriorEspecificacao', countries('ContaCorrenteExterior')],
  '[FI-FAT-F12] Americans among the partners': [
    'SociosCidadaAmericano',
    { ...question('Há cidadão americano entre os sócios?'), enters: false, sends: false },
  ],
};

const REPRESENTATIVE: Record<string, [name: string, row: FieldRow]> = {
  '[FI-FAT-F14] the name': ['Nome', mayBeMissing(person('Nome'))],
  '[FI-FAT-F15, CF-OP-30] a CPF or CNPJ, valid when it is given': ['CpfCnpj', mayBeMissing(document('CPF/CNPJ'))],
  '[FI-FAT-F16, FI-FAT-04] the share, typed as percent and sent as a fraction': [
    'Percentual',
    {
      label: '% Participação Societária',
      widget: 'percentage',
      enters: '33,33%',
      shows: '33,33',
      sends: 0.3333,
      empty: null,
    },
  ],
  '[FI-FAT-F17] the document': ['Documento', mayBeMissing(words('Documento de identidade'))],
};

const [known] = exampleOf(TAB, 'fundo').representantes as [JsonObject];
const { Guid: _, ...fresh } = known;

describe('a field of FATCA is shown and sent as its row says', () => {
  it.each(Object.entries(FIELDS))('%s', (_name, [name, row]) => expectRow(name, row, (given) => openTab(TAB, given)));
  it.each(Object.entries(REPRESENTATIVE))('of a representative: %s', (_name, [name, row]) =>
    expectRow(name, row, (given) => openForm('representantes', { ...given, data: { ...fresh, ...given?.data } })),
  );
});

describe('the step of FATCA', () => {
  it('[FI-FAT-03, FI-FAT-10, CF-NAV-15] goes on to the products with nothing answered', async () => {
    const stored = Object.fromEntries(Object.keys(exampleOf(TAB, 'fundo')).map((name) => [name, null]));
    const opened = await openFund(TAB, { stored });
    expect(opened.session.view().step).toBe(7);
    expect(await opened.session.advance()).toEqual({ done: true });
    expect([opened.session.view().step, opened.questions, sent(opened)]).toEqual([8, [], []]);
  });

  it('[FI-FAT-F02, FI-FAT-F03] a no to FATCA clears the number and the reasons, a number the reasons', async () => {
    const { form } = await openTab(TAB, { data: { NumeroGiin: null, NumeroGiinMotivos: 'Em análise' } });
    form.change('/NumeroGiin', '98Q96B.00000.LE.350');
    expect(form.view('/NumeroGiinMotivos')).toMatchObject({ hidden: true, value: undefined });
    form.change('/Facta', false);
    expect(form.view('/NumeroGiin')).toMatchObject({ hidden: true, value: undefined });
  });

  it('[FI-FAT-F02] says what a GIIN looks like while it looks otherwise, and goes on all the same', async () => {
    const { form } = await openTab(TAB, { data: { NumeroGiin: '98Q96B' } });
    const isHinted = () => !form.view('/giin-forma').hidden;
    expect([isHinted(), form.check('advance')]).toEqual([true, []]);
    form.change('/NumeroGiin', '98Q96B.00000.LE.350');
    expect(isHinted()).toBe(false);
    form.change('/NumeroGiin', undefined);
    expect(isHinted()).toBe(false);
  });

  it('[FI-FAT-01] asks its questions in this order', () => {
    const { schema, uiSchema } = definitionOf('fundo', TAB);
    const items = uiSchema['ui:sections'].flatMap(({ fields }) => fields).filter((item) => typeof item === 'string');
    expect(items).toEqual(Object.keys(schema.properties));
  });
});

describe('the representatives of FATCA', () => {
  it('[FI-FAT-02] stand in a table with these columns', () => {
    const { columns, empty, forms } = definitionOf('fundo', TAB).collections?.representantes ?? {};
    expect(columns?.map(({ title }) => title)).toEqual([
      'Nome',
      'CPF/CNPJ',
      '% Participação Societária',
      'Documento de identidade',
    ]);
    expect([empty, forms?.[0]?.open]).toEqual(['Nenhuma pessoa adicionada', 'modal']);
  });

  it.each([0, 0.0001, 0.07, 0.1, 0.145, 0.25, 0.29, 0.3333, 0.5714, 0.57, 0.9999, 1])(
    '[FI-FAT-05, FI-FAT-06, CF-OP-31, CF-CST-30] a stored %d is shown, opened and sent again as it is',
    async (Percentual) => {
      const shown = percent.display(Percentual);
      expect(shown).toBe((Percentual * 100).toFixed(2).replace('.', ','));
      const { form, send } = await openForm('representantes', { stored: { ...known, Percentual } });
      expect(await send()).toMatchObject({ Guid: known.Guid, Percentual });
      form.change('/Percentual', percent.normalise(`${shown}%`));
      expect((await send()).Percentual).toBe(Percentual);
    },
  );

  it('[CF-OP-31] above 100,00% the share stays as it was typed, and is refused', async () => {
    const { form } = await openForm('representantes', {
      data: { ...fresh, Percentual: percent.normalise('250,00') ?? null },
    });
    expect([form.view('/Percentual').value, form.check('advance')]).toMatchObject([
      2.5,
      [{ pointer: '/Percentual', reason: 'range', inline: 'Use um valor de 0 a 100%.' }],
    ]);
  });

  it('[FI-FAT-07, CF-CAL-37, CF-ENT-17, CF-LKP-17] are saved one by one, the share as a number', async () => {
    const opened = await openForm('representantes', { data: fresh });
    expect(await opened.save()).toBe(true);
    expect(sent(opened)).toEqual([['/fundo/facta', { ...fresh, Guid: '' }]]);
    expect(fresh.Percentual).toBe(0.25);
    expect(opened.calls.map(({ method, path }) => `${method} ${path}`)).toContain('GET /Fundo/facta');
  });

  it('[CF-OP-30] an empty form is refused, one field is enough', async () => {
    const { form } = await openForm('representantes');
    expect(form.check('advance')).toMatchObject([
      {
        pointer: '/Nome',
        inline: 'Preencha ao menos um campo do representante.',
        title: 'Oops...',
        text: 'Preencha ao menos um campo do representante.',
      },
    ]);
    form.change('/Documento', 'X1');
    expect(form.check('advance')).toEqual([]);
  });

  it('[FI-FAT-08, CF-ERR-05] a refusal keeps the form', async () => {
    const replies = { 'POST /fundo/facta': { status: 400, body: { data: ['CPF em uso'] } } };
    const opened = await openForm('representantes', { data: fresh }, { replies });
    expect(await opened.save()).toBe(false);
    expect(opened.questions).toMatchObject([
      { title: 'Dados informados inválidos para representante', text: 'CPF em uso' },
    ]);
  });

  it('[FI-FAT-09, CF-CAL-38] are deleted by their call; a refusal is told', async () => {
    const path = `/fundo/facta/excluir?guid=${known.Guid}`;
    const opened = await openForm('representantes', { stored: known });
    await opened.remove();
    expect(opened.calls.at(-1)?.path).toBe(path);
    const replies = { [`GET ${path}`]: { status: 400, body: { data: ['Em uso'] } } };
    const refused = await openForm('representantes', { stored: known }, { replies });
    expect(await refused.remove()).toBe(false);
    expect(refused.questions.at(-1)).toMatchObject({ title: 'Dados informados inválidos.', text: 'Em uso' });
  });
});
