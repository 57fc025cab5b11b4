import { describe, expect, it } from 'vitest';
import { compileValidators } from '../../../../engine/compile/emit/validators';
import type {
  FieldSchema,
  Messages,
  Moment,
  RuleDefinition,
  TabDefinition,
} from '../../../../engine/core/definition/types';
import type { Json, JsonObject } from '../../../../engine/core/json';
import { planOf } from '../../../../engine/core/plan/plan';
import { evaluateTab } from '../../../../engine/core/state/evaluate';
import { validateTab } from '../../../../engine/core/validation/validate';
import { validatorsOf } from '../../../engine/compile/compiled';
import { contextOf, tabOf } from '../../../support/tabs';

const messages: Messages = {
  missing: { inline: 'Required.', title: 'Wait', text: '{name} is missing.' },
  invalid: { inline: 'Wrong.', title: 'Wait', text: '{name} is wrong.' },
  optional: { text: '{name} is optional but wrong.' },
};
const formats = { cpf: { check: 'Wrong digits.', length: 'Too short.' } };

async function errorsOf(
  tab: TabDefinition,
  data: JsonObject,
  moment: Moment = 'advance',
  settings: Record<string, Json> = {},
) {
  const plan = planOf(tab);
  const context = contextOf({ settings });
  const validators = await validatorsOf(`export default ${compileValidators(tab)}`);
  return validateTab(plan, validators, evaluateTab(plan, data, context), moment, {
    context,
    texts: { messages, formats, settings },
  });
}

const row = (properties: Record<string, FieldSchema>, required: string[] = []): FieldSchema => ({
  type: 'array',
  items: { type: 'object', properties, required },
});

describe('the errors of a tab', () => {
  it('stand in the order of the screen, lists row by row, a list itself after its rows', async () => {
    const rules: RuleDefinition[] = [
      { id: 'list', error: { at: 'rows', text: 'The list.' } },
      { id: 'first', error: { at: 'a', text: 'By rule.' } },
    ];
    const tab = tabOf({ a: { format: 'cpf' }, rows: row({ x: { type: 'string', title: 'x' } }, ['x']), z: {} }, rules, {
      schema: { type: 'object', properties: {}, required: ['z'] },
    });
    const errors = await errorsOf(tab, { a: '123', rows: [{}, {}] });
    expect(errors.map(({ pointer, keyword }) => `${pointer} ${keyword}`)).toEqual([
      '/a format',
      '/a rule',
      '/rows/0/x required',
      '/rows/1/x required',
      '/rows rule',
      '/z required',
    ]);
  });

  it('say missing, invalid or optional, each text from the nearest level that has it', async () => {
    const tab = tabOf({ a: { format: 'cpf' }, b: { format: 'cpf' }, c: {} }, [], {
      schema: { type: 'object', properties: {}, required: ['a', 'c'] },
      messages: { 'invalid.cpf': { text: '{name} has wrong digits.' } },
      uiSchema: {
        'ui:sections': [{ id: 'all', title: 'All', name: '{name} (here)', fields: ['a', 'b', 'c'] }],
        c: { 'ui:messages': { missing: { inline: 'Say c.' } } },
      },
    });
    expect(await errorsOf(tab, { a: '52998224726', b: '529' })).toMatchObject([
      {
        pointer: '/a',
        kind: 'invalid',
        reason: 'check',
        inline: 'Wrong digits.',
        title: 'Wait',
        text: 'a (here) has wrong digits.',
      },
      {
        pointer: '/b',
        kind: 'optional',
        reason: 'length',
        inline: 'Too short.',
        title: 'Wait',
        text: 'b (here) has wrong digits.',
      },
      { pointer: '/c', kind: 'missing', inline: 'Say c.', title: 'Wait', text: 'c (here) is missing.' },
    ]);
  });

  it('compare the days of fields with today and with each other, row by row, and say the day that is the limit', async () => {
    const date = { format: 'date' };
    const tab = tabOf(
      {
        born: { ...date, notAfter: 'today' },
        issued: { ...date, notBefore: { field: 'born' }, before: { day: 'today', minus: { days: 1 } } },
        rows: row({
          from: { type: 'string', title: 'From', ...date },
          to: { type: 'string', title: 'To', ...date, after: { field: 'from' } },
        }),
      },
      [],
      {
        messages: {
          after: { inline: 'Not before {limit}.' },
          notAfter: { inline: 'Only up to {limit}.', text: '{name} lies after {limit}.' },
        },
      },
    );
    const rows: JsonObject[] = [
      { from: '2020-02-28', to: '2020-02-28' },
      { from: '2020-02-28', to: '2020-02-29' },
      { to: '2020-02-29' },
    ];
    const errors = await errorsOf(tab, { born: '2026-11-22', issued: '2026-11-20', rows }, 'leave');
    expect(errors.map(({ pointer, keyword, inline }) => [pointer, keyword, inline])).toEqual([
      ['/born', 'notAfter', 'Only up to 21/11/2026.'],
      ['/issued', 'before', 'Wrong.'],
      ['/rows/0/to', 'after', 'Not before 28/02/2020.'],
    ]);
    expect(errors[0]?.text).toBe('born lies after 21/11/2026.');
    expect(await errorsOf(tab, { born: '2026-11-21' }, 'leave')).toEqual([]);
    expect(await errorsOf(tab, { issued: '2026-11-19' }, 'save')).toEqual([]);
    expect((await errorsOf(tab, { born: '31/02/1988' }, 'save')).map(({ keyword }) => keyword)).toEqual(['format']);
  });

  it('say the number that is the limit, as its field shows it', async () => {
    const tab = tabOf(
      {
        share: { type: 'number', format: 'percent', maximum: 0.5 },
        price: { type: 'number', format: 'money', minimum: 10 },
        count: { type: 'number', maximum: 3 },
      },
      [],
      { messages: { minimum: { inline: 'At least {limit}.' }, maximum: { inline: 'At most {limit}.' } } },
    );
    const errors = await errorsOf(tab, { share: 0.6, price: 9.5, count: 4 });
    expect(errors.map(({ inline }) => inline)).toEqual(['At most 50,00%.', 'At least R$ 10,00.', 'At most 3.']);
  });

  it('never say of a filled field that it is missing', async () => {
    const tab = tabOf({ a: { format: 'rne' }, b: { minLength: 3 }, c: { format: 'cpf' } }, [], {
      schema: { type: 'object', properties: {}, required: ['a'] },
    });
    const errors = await errorsOf(tab, { a: '1', b: 'x', c: '1' });
    expect(errors.map(({ inline }) => inline)).toEqual(['Wrong.', 'Wrong.', 'Too short.']);
  });

  it('name rows by their own template', async () => {
    const tab = tabOf({ rows: row({ x: { type: 'string', title: 'Digit' } }, ['x']) }, [], {
      collections: { rows: { name: '{name} of row {n}', fixed: [{ name: '{name} of the first' }], fields: ['x'] } },
    });
    expect((await errorsOf(tab, { rows: [{}, {}] })).map(({ name }) => name)).toEqual([
      'Digit of the first',
      'Digit of row 2',
    ]);
  });

  it('leave hidden, computed and read-only fields alone', async () => {
    const rules: RuleDefinition[] = [
      { id: 'hide', when: { d: true }, show: ['a'], hidden: 'keep' },
      { id: 'copy', compute: { c: { from: 'a' } } },
    ];
    const tab = tabOf(
      { a: { format: 'cpf' }, b: { format: 'cpf', readOnly: true }, c: { format: 'cpf' }, d: {} },
      rules,
    );
    expect(await errorsOf(tab, { a: '1', b: '2' })).toEqual([]);
  });

  it('follow the moment: leaving, a draft, going on', async () => {
    const rules: RuleDefinition[] = [
      { id: 'leave', error: { at: 'a', text: 'leave' } },
      { id: 'save', moment: 'save', error: { at: 'a', text: 'save' } },
      { id: 'advance', moment: 'advance', error: { at: 'a', text: 'advance' } },
      { id: 'draft', moment: 'save', require: ['b'] },
    ];
    const tab = tabOf({ a: {}, b: {}, c: { format: 'cpf' } }, rules, {
      schema: { type: 'object', properties: {}, required: ['a'] },
    });
    const at = async (moment: Moment) =>
      (await errorsOf(tab, { c: '1' }, moment)).map(({ pointer, rule, keyword }) => `${pointer} ${rule ?? keyword}`);
    expect(await at('leave')).toEqual(['/a leave', '/a save', '/c format']);
    expect(await at('save')).toEqual(['/a save', '/b required', '/c format']);
    expect(await at('advance')).toEqual([
      '/a required',
      '/a leave',
      '/a save',
      '/a advance',
      '/b required',
      '/c format',
    ]);
  });

  it('take the limit of a length from a setting', async () => {
    const tab = tabOf({ a: { maxLengthOf: '$settings/limit' } });
    expect(await errorsOf(tab, { a: 'abcdé' }, 'save', { limit: 5 })).toEqual([]);
    expect(await errorsOf(tab, { a: 'abcdef' }, 'save', { limit: 5 })).toMatchObject([
      { pointer: '/a', keyword: 'maxLength' },
    ]);
  });

  it('judge a field by the format that its sibling picks', async () => {
    const tab = tabOf({ kind: {}, number: { formatBy: { kind: { CPF: 'cpf', CNPJ: 'cnpj' } } } });
    expect(await errorsOf(tab, { kind: 'CPF', number: '52998224725' })).toEqual([]);
    expect(await errorsOf(tab, { kind: 'CNPJ', number: '52998224725' })).toMatchObject([
      { pointer: '/number', keyword: 'format' },
    ]);
    expect(await errorsOf(tab, { number: 'anything' })).toEqual([]);
  });

  it('fill settings into names and texts', async () => {
    const tab = tabOf({ a: { title: 'Link to {$settings/company}' } }, [], {
      schema: { type: 'object', properties: {}, required: ['a'] },
    });
    expect((await errorsOf(tab, {}, 'advance', { company: 'Andorinha' }))[0]?.text).toBe(
      'Link to Andorinha is missing.',
    );
  });
});
