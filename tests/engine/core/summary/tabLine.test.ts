import { describe, expect, it } from 'vitest';
import type { LinePiece, TabDefinition } from '../../../../engine/core/definition/types';
import type { JsonObject } from '../../../../engine/core/json';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { type TabLineInput, tabLine } from '../../../../engine/core/summary/tabLine';
import type { FieldError } from '../../../../engine/core/validation/errors';
import { context, PESSOA } from './sampleTabs';

const texts = {
  lineMissing_one: 'Falta 1 campo',
  lineMissing_other: 'Faltam {n} campos',
  lineWrong_one: '1 campo para corrigir',
  lineWrong_other: '{n} campos para corrigir',
  lineOpen: 'Falta completar',
};
const TAB: TabDefinition = {
  id: 'pessoas',
  title: 'Pessoas',
  schema: {
    type: 'object',
    properties: {
      Cidade: { type: 'string', title: 'Cidade' },
      Uf: { type: 'string', title: 'UF' },
      Cpf: { type: 'string', title: 'CPF', format: 'cpf' },
      Email: { type: 'string', title: 'E-mail', format: 'email' },
      Renda: { type: 'number', title: 'Renda', format: 'money' },
      contas: { type: 'array', items: { type: 'object', properties: { Conta: { type: 'string', title: 'Conta' } } } },
    },
  },
  uiSchema: {
    'ui:sections': [{ id: 'tudo', title: 'Tudo', fields: ['Cidade', 'Uf', 'Cpf', 'Email', 'Renda', 'contas'] }],
  },
  collections: { contas: { fields: ['Conta'] } },
  rules: [{ id: 'longe', when: { Uf: { const: 'XX' } }, show: ['Cidade'] }],
};

function line(pieces: LinePiece[], given: JsonObject, over: Partial<TabLineInput> = {}, tab = TAB): string {
  const plan = planOf({ ...tab, rules: over.errors ? [] : tab.rules?.slice(1), line: pieces } as TabDefinition);
  const state = evaluateTab(plan, given, context);
  return tabLine({ plan, state, context, given, texts, errors: [], ...over });
}
const error = (pointer: string, keyword: string) => ({ pointer, keyword }) as FieldError;

describe('the line of a tab that is complete', () => {
  it('holds the texts whose fields are all filled in, one behind the other', () => {
    const pieces = [{ text: '{Cidade}, {Uf}' }, { text: 'Renda de {Renda}' }];
    expect(line(pieces, { Cidade: 'Recife', Uf: 'PE', Renda: 14500 })).toBe('Recife, PE · Renda de R$ 14.500,00');
    expect(line(pieces, { Cidade: 'Recife', Renda: 14500 })).toBe('Renda de R$ 14.500,00');
  });

  it('shows no number of a document and no address in full', () => {
    expect(line([{ text: 'CPF {Cpf}' }], { Cpf: '52998224725' })).toBe('CPF •••.•••.•••-25');
    expect(line([{ text: '{Email}' }], { Email: 'helena.ra@gmail.com' })).toBe('hel•••ra@gmail.com');
  });

  it('counts rows in words of its own, and reads the first of them', () => {
    const pieces = [{ list: 'contas', one: '1 conta', other: '{n} contas', none: 'Nenhuma conta' }];
    expect(line(pieces, { contas: [{ Conta: '12' }, { Conta: '34' }] })).toBe('2 contas');
    expect(line(pieces, { contas: [{ Conta: '12' }] })).toBe('1 conta');
    expect(line(pieces, {})).toBe('Nenhuma conta');
    expect(line([{ list: 'contas', other: '{n} contas' }], {})).toBe('');
    expect(line([{ text: 'Conta {contas/Conta}' }], { contas: [{ Conta: '12' }, { Conta: '34' }] })).toBe('Conta 12');
    expect(line([{ text: 'Conta {contas/Conta}' }], { contas: [] })).toBe('');
  });

  it('counts what a block says that it holds', () => {
    const pieces = [{ block: 'arquivos', other: '{n} de {of} arquivos' }];
    expect(line(pieces, {}, { counts: { arquivos: { n: 2, of: 3 } } })).toBe('2 de 3 arquivos');
    expect(line(pieces, {})).toBe('');
  });

  it('says nothing of a field that a rule hides', () => {
    const given = { Nome: 'Ana', Pais: 'França' };
    expect(line([{ text: '{Pais}' }], given, { errors: [] }, PESSOA)).toBe('França');
    const plan = planOf({ ...PESSOA, line: [{ text: '{Pais}' }] });
    const state = evaluateTab(plan, given, context);
    expect(tabLine({ plan, state, context, given, texts, errors: [] })).toBe('');
  });
});

describe('the line of a tab that is not complete', () => {
  const pieces = [{ text: '{Cidade}' }];
  const given = { Cidade: 'Recife' };

  it('says how many fields are missing, each once', () => {
    const errors = [error('/Uf', 'required'), error('/Uf', 'required')];
    expect(line(pieces, given, { errors })).toBe('Falta 1 campo');
    expect(line(pieces, given, { errors: [...errors, error('/Cpf', 'required')] })).toBe('Faltam 2 campos');
  });

  it('says how many are to be corrected, where one is filled in and wrong', () => {
    expect(line(pieces, given, { errors: [error('/Cpf', 'format')] })).toBe('1 campo para corrigir');
    const errors = [error('/Cpf', 'format'), error('/Uf', 'required')];
    expect(line(pieces, given, { errors })).toBe('2 campos para corrigir');
  });

  it('says that a block is not complete', () => {
    expect(line(pieces, given, { isBlockOpen: true })).toBe('Falta completar');
  });
});
