import { describe, expect, it } from 'vitest';
import type { Context } from '../../../engine/core/condition/scope';
import type { FieldSchema, RuleDefinition } from '../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../engine/core/json';
import type { LoadedWizard } from '../../../engine/core/mapping/wizard';
import { decodePart } from '../../../server/registration/engine';

const context: Context = { settings: {}, user: {}, mode: 'new', today: '2026-11-20', now: '', formats: {} };
const step = { data: ['dados'], save: 'POST /Dados' };
const text: FieldSchema = { type: 'string' };

/** A wizard of one tab with these fields and rules; `contas` has rules of its own. */
function wizardOf(properties: Record<string, FieldSchema>, rules: RuleDefinition[], ofRows: RuleDefinition[] = []) {
  const fields = Object.keys(properties);
  const loaded: LoadedWizard = {
    settings: {},
    tabs: {
      dados: {
        validators: {},
        definition: {
          id: 'dados',
          title: 'Dados',
          schema: { type: 'object', properties },
          uiSchema: { 'ui:sections': [{ id: 'todos', title: 'Todos', fields }] },
          rules,
          ...(properties.contas && { collections: { contas: { rules: ofRows } } }),
        },
      },
    },
    wizard: {
      id: 'dados',
      title: 'Dados',
      type: 1,
      route: '/Dados',
      key: 'Guid',
      navigation: 'reached',
      tabs: [{ id: 'dados' }],
      parts: [{ id: 'dados', ...step }],
      complete: { call: 'POST /Concluir' },
      version: '1',
      messages: {},
      formats: {},
      lookups: {},
      asks: {},
    },
  };
  return (body: Json, dados: JsonObject) => {
    const decoded = decodePart({ loaded, step, context, stored: { dados } }, body);
    return 'data' in decoded ? decoded.data.dados : decoded.errors;
  };
}

const list = (properties: Record<string, FieldSchema>): FieldSchema => ({
  type: 'array',
  items: { type: 'object', properties: { Guid: text, ...properties } },
});

describe('read-only fields', () => {
  const fixed: FieldSchema = { type: 'string', readOnly: true };
  const save = wizardOf(
    {
      dono: { type: 'object', properties: { Cpf: fixed, Nome: text } },
      contas: list({ Saldo: fixed, Agencia: text }),
    },
    [],
  );

  it('keep their stored value inside an object', () => {
    const stored = { dono: { Cpf: '1', Nome: 'Ana' } };
    expect(save({ dono: { Cpf: '2', Nome: 'Bia' } }, stored)).toEqual({ dono: { Cpf: '1', Nome: 'Bia' } });
    expect(save({ dono: null }, stored)).toEqual({ dono: { Cpf: '1' } });
    expect(save({ dono: { Cpf: '2', Nome: 'Bia' } }, {})).toEqual({ dono: { Nome: 'Bia' } });
  });

  it('keep their stored value in the rows of a list, by key; a new row has none', () => {
    const contas = [
      { Guid: 'a', Saldo: '10', Agencia: '1' },
      { Guid: 'b', Saldo: '20', Agencia: '2' },
    ];
    const sent: JsonObject[] = [
      { Guid: 'b', Saldo: '99', Agencia: '3' },
      { Guid: 'a', Agencia: '1' },
      { Saldo: '99', Agencia: '4' },
    ];
    expect(save({ contas: sent }, { contas })).toEqual({
      contas: [
        { Guid: 'b', Saldo: '20', Agencia: '3' },
        { Guid: 'a', Saldo: '10', Agencia: '1' },
        { Guid: expect.any(String), Agencia: '4' },
      ],
    });
  });
});

describe('fields that a rule locks', () => {
  it('have their stored value, or that of a new field', () => {
    const save = wizardOf({ Trava: text, Valor: text, Plano: { type: 'string', default: 'A' } }, [
      { id: 'trava', when: { Trava: { const: 'sim' } }, lock: ['Valor', 'Plano'] },
    ]);
    const sent = { Trava: 'sim', Valor: 'novo', Plano: 'B' };
    expect(save(sent, { Valor: 'velho', Plano: 'C' })).toEqual({ Trava: 'sim', Valor: 'velho', Plano: 'C' });
    expect(save(sent, {})).toEqual({ Trava: 'sim', Plano: 'A' });
    expect(save({ ...sent, Trava: 'nao' }, { Valor: 'velho' })).toEqual({ ...sent, Trava: 'nao' });
  });

  it('are locked also by what was put back', () => {
    const save = wizardOf({ Valor: text, Meio: text, Trava: text }, [
      { id: 'meio', when: { Trava: { const: 'sim' } }, lock: ['Meio'] },
      { id: 'valor', when: { Meio: { const: 'sim' } }, lock: ['Valor'] },
    ]);
    const stored = { Trava: 'sim', Meio: 'sim', Valor: 'velho' };
    expect(save({ Trava: 'sim', Meio: 'nao', Valor: 'novo' }, stored)).toEqual(stored);
  });

  it('stay computed when they are computed', () => {
    const save = wizardOf({ Um: text, Dois: text }, [
      { id: 'dois', compute: { Dois: { from: 'Um' } } },
      { id: 'trava', lock: ['Dois'] },
    ]);
    expect(save({ Um: 'novo', Dois: 'outro' }, { Um: 'velho', Dois: 'velho' })).toEqual({ Um: 'novo', Dois: 'novo' });
  });

  it('are those of one row in a list', () => {
    const save = wizardOf(
      { contas: list({ Fixa: text, Limite: text }) },
      [],
      [{ id: 'fixa', when: { Fixa: { const: 'sim' } }, lock: ['Limite'] }],
    );
    const contas = [
      { Guid: 'a', Fixa: 'sim', Limite: '1' },
      { Guid: 'b', Fixa: 'nao', Limite: '2' },
    ];
    const sent = contas.map((row) => ({ ...row, Limite: '9' })).reverse();
    expect(save({ contas: sent }, { contas })).toEqual({
      contas: [
        { Guid: 'b', Fixa: 'nao', Limite: '9' },
        { Guid: 'a', Fixa: 'sim', Limite: '1' },
      ],
    });
  });
});

describe('the shape of what is sent', () => {
  const save = wizardOf(
    {
      dono: { type: 'object', properties: { Nome: text } },
      contas: list({ Agencia: text }),
      Cores: { type: 'array', items: text },
    },
    [],
  );

  it.each<[JsonObject, string]>([
    [{ dono: 'x' }, '/dono'],
    [{ dono: [{ Nome: 'x' }] }, '/dono'],
    [{ dono: { Nome: [] } }, '/dono/Nome'],
    [{ contas: 'x' }, '/contas'],
    [{ contas: [{}, null] }, '/contas/1'],
    [{ contas: [[{ Agencia: '1' }]] }, '/contas/0'],
    [{ contas: { Agencia: { a: 1 } } }, '/contas/Agencia'],
    [{ Cores: ['azul', { a: 1 }] }, '/Cores/1'],
  ])('%j is refused at %s', (body, path) => {
    expect(save(body, {})).toEqual([`Valor de tipo inesperado: ${path}`]);
  });

  it('may be empty, and a list its only item', () => {
    expect(save({ dono: null, contas: '', Cores: 'azul' }, {})).toEqual({ Cores: ['azul'] });
    expect(save({ contas: { Agencia: '1' } }, {})).toMatchObject({ contas: [{ Agencia: '1' }] });
  });
});
