import { describe, expect, it } from 'vitest';
import type { FormDefinition } from '../../../../engine/core/definition/types';
import { tabOfForm } from '../../../../engine/core/form/rowForm';
import type { JsonObject } from '../../../../engine/core/json';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { validateTab } from '../../../../engine/core/validation/validate';
import { loadSchemaWizard } from '../../../support/pf';
import { contextOf } from '../../../support/tabs';

/** The errors of a row in one of the two forms of the individual's attorneys. */
async function errorsOf(id: 'procurador' | 'representante', row: JsonObject) {
  const { tabs, wizard } = await loadSchemaWizard('pf');
  const tab = tabs.procuradores as NonNullable<typeof tabs.procuradores>;
  const form = tab.definition.collections?.procuradores?.forms?.find(
    (candidate) => candidate.id === id,
  ) as FormDefinition;
  const own = tabOfForm(tab, 'procuradores', form);
  const plan = planOf(own.definition);
  const context = contextOf({ settings: { cargo: true, responsavelLogin: false, limiteNome: 200 }, form: id });
  const texts = { messages: wizard.messages, formats: wizard.formats, settings: context.settings };
  return validateTab(plan, own.validators, evaluateTab(plan, row, context), 'advance', { context, texts });
}

const person = { Tipo: 'Representante', Nome: 'Marina Sampaio', Documento: '12', Email: 'marina@example.com' };

describe('a form of a collection', () => {
  it('[PF-PRO-M04] may have its own label and format for a field of the row', async () => {
    expect(await errorsOf('representante', { ...person, Cpf: '39053344705' })).toEqual([]);
    expect(await errorsOf('representante', { ...person, Cpf: '11222333000181' })).toMatchObject([
      {
        pointer: '/Cpf',
        name: 'CPF',
        text: 'O campo CPF não foi informado ou é inválido, preencha a informação para avançar.',
      },
    ]);
  });

  it('[PF-PRO-F03] leaves the other form of the same list as it is', async () => {
    const errors = await errorsOf('procurador', { ...person, Tipo: 'Procurador', Cpf: '11222333000181' });
    expect(errors.map((error) => error.pointer)).not.toContain('/Cpf');
  });

  it('[PF-PRO-14] requires what the form says, first field first', async () => {
    const errors = await errorsOf('procurador', { Tipo: 'Procurador' });
    expect(errors.map((error) => error.name)).toEqual([
      'Nome',
      'CPF/CNPJ',
      'E-mail',
      'Telefone',
      'CEP',
      'Logradouro',
      'Número',
      'Bairro',
      'Cidade',
      'UF',
      'País',
    ]);
  });

  it('[PF-PRO-15, PF-PRO-F05] words a malformed telephone apart from a missing one', async () => {
    const [error] = await errorsOf('procurador', {
      Tipo: 'Procurador',
      Nome: 'Caio',
      Cpf: '16899535009',
      Email: 'c@d.com',
      Telefone: '+551199',
    });
    expect(error).toMatchObject({
      pointer: '/Telefone',
      title: 'Oops...',
      text: 'O campo Telefone foi informado, mas não foi preenchido corretamente. Preencha a informação para avançar.',
    });
  });

  it('is made anew for a tab whose fields were edited, though the form itself is the very same', async () => {
    const { tabs } = await loadSchemaWizard('pf');
    const tab = tabs.procuradores as NonNullable<typeof tabs.procuradores>;
    const [form] = tab.definition.collections?.procuradores?.forms ?? [];
    if (!form) throw new Error('there is no form');
    const before = tabOfForm(tab, 'procuradores', form);
    expect(tabOfForm(tab, 'procuradores', form)).toBe(before);
    const { procuradores, ...others } = tab.definition.schema.properties;
    const items = { ...procuradores?.items, properties: { Nome: { title: 'Nome do procurador' } } };
    const schema = { ...tab.definition.schema, properties: { ...others, procuradores: { ...procuradores, items } } };
    const edited = { ...tab, definition: { ...tab.definition, schema } };
    expect(tabOfForm(edited, 'procuradores', form).definition.schema.properties.Nome?.title).toBe('Nome do procurador');
  });
});
