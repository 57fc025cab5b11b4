import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateCondition } from '../../../engine/core/condition/evaluate';
import type { Condition } from '../../../engine/core/definition/types';
import { formats } from '../../../engine/core/formats/br/table';
import type { JsonObject } from '../../../engine/core/json';
import { conditionSyntax } from '../../../engine/words/condition';
import { normalCondition } from '../../../engine/words/normal';
import { readWhole } from '../../../engine/words/syntax';
import { wizardNaming } from '../../../engine/words/tabNaming';
import words from '../../../schemas/vocabulary/words/pt-BR.json';
import { contextOf, tabOf } from '../../support/tabs';
import { conditionsOf } from './conditions';

const seed = Number(process.env.TORTURE_SEED ?? 20_261_123);
const numRuns = Number(process.env.TORTURE_STATES ?? 12) * 100;

const nationality = [
  { const: 1, title: 'Brasileiro Nato' },
  { const: 2, title: 'Naturalizado' },
  { const: 3, title: 'Estrangeiro' },
];
const setting = { key: 'k', type: 'flag', default: false, public: true } as const;
const tab = tabOf(
  {
    country: { type: 'integer', title: 'Nacionalidade', oneOf: nationality },
    born: { title: 'Nascimento', format: 'date' },
    zip: { title: 'CEP' },
    zipOther: { title: 'CEP' },
    odd: { title: 'A * ou B)' },
    yes: { type: 'boolean', title: 'Residente?' },
    bank: { type: 'object', title: 'Banco', properties: { zip: { type: 'string', title: 'CEP' } } },
    rows: {
      type: 'array',
      title: 'Sócios',
      items: {
        type: 'object',
        properties: { zip: { title: 'CEP' }, Kind: { title: 'Tipo' }, more: { type: 'array' } },
      },
    },
  },
  [],
  {
    uiSchema: {
      'ui:sections': [
        { id: 'home', title: 'Residência', fields: ['country', 'born', 'zip', 'odd', 'yes', 'bank', 'rows'] },
        { id: 'other', title: 'Correspondência', fields: ['zipOther'] },
      ],
    },
  },
);
const naming = wizardNaming({
  words,
  tabs: [tab, { ...tab, id: 'second', title: 'Segunda' }],
  settings: { nick: { ...setting, title: 'Exibir apelido' }, mode: { ...setting, title: 'Modo', type: 'choice' } },
  formats,
})('tab');
const syntax = conditionSyntax(words);
const said = (condition: Condition) => syntax.write(condition, naming) ?? '';

const outer = [
  '$mode',
  '$settings/nick',
  '$settings/mode',
  '$user/Kind',
  '$tabs/second/bank/zip',
  '$tabs/second/rows',
  '$form',
];
const rows = {
  references: ['zip', 'Kind', '/zip', '/rows', 'more', '$index', '$others', ...outer],
  lists: ['$others', '/rows'],
};
const asks = {
  references: [
    'country',
    'born',
    'zip',
    'zipOther',
    'odd',
    'yes',
    'bank/zip',
    'rows',
    'unknown',
    '$option/country/Name',
    ...outer,
  ],
  lists: ['rows', '$tabs/second/rows'],
  rows: { ...rows, rows },
};

describe('conditions', () => {
  it.each<[Condition, string]>([
    [{ country: { enum: [2, 3] } }, '*Nacionalidade* é *Naturalizado* ou *Estrangeiro*'],
    [{ country: { not: { enum: [1, 3] } } }, '*Nacionalidade* não é *Brasileiro Nato* nem *Estrangeiro*'],
    [
      { country: { not: { const: 1 } }, yes: true },
      '*Nacionalidade* não é *Brasileiro Nato* e *Residente?* está preenchido',
    ],
    [
      { anyOf: [{ zip: false }, { zipOther: { format: 'cep' }, yes: { const: true } }] },
      '*CEP (Residência)* está vazio ou (*CEP (Correspondência)* está no formato *CEP* e *Residente?* é *Sim*)',
    ],
    [{ 'bank/zip': { const: '1' } }, '*CEP (Banco)* é *1*'],
    [
      { rows: { not: { contains: { Kind: { const: 'Diretor' }, '/yes': { const: false } } } } },
      '*Sócios* não tem linha em que (*Tipo* é *Diretor* e *Residente?* fora da linha é *Não*)',
    ],
    [{ born: { before: { day: 'today', minus: { years: 130 } } } }, '*Nascimento* é antes de 130 anos antes de hoje'],
    [
      { $changed: ['zip', 'born'], '$settings/nick': { const: true } },
      'mudou *CEP (Residência)* ou *Nascimento* e a configuração *Exibir apelido* é *Sim*',
    ],
    [
      { '$tabs/second/born': { maxAge: 17 }, $mode: { const: 'new' } },
      '*Nascimento* da aba *Segunda* dá no máximo 17 anos de idade e o cadastro é *novo*',
    ],
  ])('says %j', (condition, text) => {
    expect(said(condition)).toBe(text);
    expect(readWhole(syntax, text, naming)).toEqual(condition);
  });

  it('reads back what it wrote, for any condition', () => {
    fc.assert(
      fc.property(conditionsOf(asks, 2), (condition) => {
        const text = said(condition);
        expect(text).not.toBe('');
        expect(readWhole(syntax, text, naming)).toEqual(normalCondition(condition));
      }),
      { numRuns, seed },
    );
  });

  it('has a normal form that means the same, and is its own', () => {
    const anything = fc.constantFrom<JsonObject[string]>(
      '',
      '1',
      'Brasil',
      1,
      2,
      true,
      false,
      '2020-02-29',
      '01001000',
    );
    const data = fc.record(
      { country: anything, born: anything, zip: anything, yes: anything, zipOther: anything },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(conditionsOf(asks, 2), data, (condition, given) => {
        const normal = normalCondition(condition);
        const scope = { data: given as JsonObject, context: contextOf({ stored: { zip: '1' } }) };
        expect(evaluateCondition(normal, scope)).toBe(evaluateCondition(condition, scope));
        expect(normalCondition(normal)).toEqual(normal);
      }),
      { numRuns, seed },
    );
  });

  it('reads nothing out of what is no sentence', () => {
    for (const text of [
      '',
      '*CEP*',
      '*CEP* é',
      'sempre que',
      '*Nacionalidade* é *Naturalizado* ou',
      '(*CEP* está vazio',
    ]) {
      expect(readWhole(syntax, text, naming)).toBeUndefined();
    }
  });
});
