import { describe, expect, it } from 'vitest';
import { formats } from '../../../engine/core/formats/br/table';
import type { FieldPlan } from '../../../engine/core/plan/fields';
import { widgetOf } from '../../../engine/react/form/widgetOf';
import { type Given, openTab } from './place';

const open = (given?: Given) => openTab('informacoes', given);

describe('what the server alone writes', () => {
  const STORED = { Nome: 'Helena Nogueira', Cpf: '52998224725', Email: 'helena@nogueira.com.br', Apelido: 'Lena' };

  it.each([
    ['[PF-INF-F01] the name', 'Nome', 'Nome completo', 'Helena Nogueira'],
    ['[PF-INF-F02] the CPF', 'Cpf', 'CPF', '529.982.247-25'],
    ['[PF-INF-F24] the e-mail', 'Email', 'E-mail', 'helena@nogueira.com.br'],
    ['[PF-INF-F48] the nickname', 'Apelido', 'Apelido', 'Lena'],
  ])('%s is shown locked, and never missing', async (_, field, label, shown) => {
    const { form } = await open({ stored: STORED, settings: { apelido: true } });
    const plan = form.plan.byNode.get(field) as FieldPlan;
    const view = form.view(`/${field}`);
    expect(view).toMatchObject({ locked: true, hidden: false, required: false });
    expect(plan.schema.title).toBe(label);
    expect(widgetOf(plan, false, undefined)).toBe('readonly');
    expect(formats[plan.schema.format ?? '']?.display(view.value) ?? view.value).toBe(shown);
  });

  it('[PF-INF-F24, PF-INF-F48, PF-OP-58, PF-OP-70] e-mail and nickname are not shown without a value, the nickname not without its setting', async () => {
    const hidden = async (given: Given) => {
      const { hidden } = (await open(given)).form.getState();
      return ['/Email', '/Apelido'].filter((pointer) => hidden.has(pointer));
    };
    expect(await hidden({ settings: { apelido: true } })).toEqual(['/Email', '/Apelido']);
    expect(await hidden({ stored: STORED, settings: { apelido: false } })).toEqual(['/Apelido']);
    expect(await hidden({ stored: STORED, settings: { apelido: true } })).toEqual([]);
  });
});

describe('what follows from the legal situation and is not shown', () => {
  it.each([
    [1, false, false],
    [3, false, true],
    [5, true, false],
  ])(
    '[PF-INF-F22, PF-INF-F23, PF-OP-56] situation %i: incapable %s, emancipated %s',
    async (SituacaoLegal, incapable, emancipated) => {
      const { form, send } = await open({ stored: { SituacaoLegal: 2 } });
      form.change('/SituacaoLegal', SituacaoLegal);
      expect(await send()).toMatchObject({ ClienteIncapaz: incapable, ClienteEmancipado: emancipated });
      const placed = form.plan.sections.flatMap(({ fields }) => fields);
      expect(placed).not.toContain('ClienteIncapaz');
      expect(placed).not.toContain('ClienteEmancipado');
    },
  );
});

describe('a flag that is off', () => {
  it.each([
    ['[PF-INF-F07, PF-GER-17]', 'telefone2', 'Telefone2', '+551134567890'],
    ['[PF-INF-F49, PF-GER-18]', 'assessor', 'Assessor', 'Ana'],
  ])('%s takes the field of %s away and keeps what is stored', async (_, setting, field, value) => {
    const stored = { [field]: value };
    const { form, send } = await open({ stored, settings: { [setting]: false }, data: { NomePai: 'Ivo' } });
    expect(form.view(`/${field}`).hidden).toBe(true);
    expect((await send())[field]).toBe(value);
  });
});

describe.each(['Telefone2', 'TelefoneComercial'])('the optional phone %s', (field) => {
  it('[PF-INF-11, ACC-PHONE-03, PF-CON-03, CF-TEL-02] is told about from four characters on, and stops from five on', async () => {
    const place = await open({ data: { NomePai: 'Ivo' } });
    const { form } = place;
    form.change(`/${field}`, formats.phone?.normalise('+551134'));
    form.leave(`/${field}`, '+551134');
    expect(form.view(`/${field}`)).toMatchObject({ value: undefined, error: 'Telefone inválido' });
    expect(form.check('advance')).toEqual([]);
    expect((await place.send())[field]).toBe('');
    form.change(`/${field}`, formats.phone?.normalise('+5511345'));
    form.leave(`/${field}`);
    expect(form.view(`/${field}`)).toMatchObject({ value: '+5511345', error: 'Telefone inválido' });
    expect(form.check('advance')).toMatchObject([{ pointer: `/${field}`, kind: 'optional' }]);
  });
});

describe('representatives', () => {
  it('[PF-CON-05, PF-INF-03] are two at most: beside the second there is nothing to add, and the first stays', async () => {
    const { form } = await open({ data: { representante: true, representante2: true } });
    const toggles = form.plan.fields.filter(({ ui }) => ui['ui:widget'] === 'toggle').map(({ name }) => name);
    expect(toggles).toEqual(['representante', 'representante2']);
    expect(form.view('/representante')).toMatchObject({ value: true, locked: true });
    form.change('/representante2', false);
    expect(form.view('/representante')).toMatchObject({ value: true, locked: false });
  });
});
