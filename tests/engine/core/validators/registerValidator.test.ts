import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileSchemas, formatProblems, type GivenNames, loadSchemas } from '../../../../engine/compile';
import { formats, readReference, registerValidator, type Validator } from '../../../../engine/core';
import { validators } from '../../../../engine/core/validators/table';
import { fill, loadedWizard, shownErrors, testWizard } from '../../../../engine/testing';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { smallFolder } from '../../../support/smallForm';

// Other tests share the table.
afterAll(() => {
  delete validators.notPalindrome;
  delete validators.shorter;
});

const ruled = (check: string, params: object = { from: 3 }, examples?: object) =>
  smallFolder(join(ROOT, 'schemas'), {
    ...(examples && { examples }),
    fields: { Nome: { type: 'string', title: 'Nome' } },
    rules: [
      {
        ...{ id: 'palindromo', check, of: ['Nome'], params },
        error: { kind: 'invalid', at: 'Nome', text: 'De trás para frente é o mesmo.' },
      },
    ],
  });

it('a validator of an application is asked by the rules that name it', async () => {
  const names = { validators: ['notPalindrome'] };
  expect(formatProblems(loadSchemas(ruled('notPalindrome'), names).problems)).toBe('0 problemas em 0 arquivos.');
  const compiled = compileSchemas(ruled('notPalindrome'), names);
  const loaded = await loadedWizard(compiled, 'small', formats);
  await expect(testWizard(loaded).session.open()).rejects.toThrow(
    'The rule "palindromo" asks for "notPalindrome": no such validator is registered.',
  );

  registerValidator('notPalindrome', ([name = ''], params, scope) => {
    const text = String(readReference(name, scope) ?? '');
    return text.length < Number(params.from) || [...text].reverse().join('') !== text;
  });
  const { session } = testWizard(loaded);
  await session.open();
  const form = session.form('data');
  fill(form, { '/Nome': 'aba' });
  await session.advance();
  expect(shownErrors(form)).toEqual({ '/Nome': 'De trás para frente é o mesmo.' });
  fill(form, { '/Nome': 'abc' });
  expect((await session.advance()).done).toBe(true);
});

describe('examples of a tab whose rule asks for a validator of an application', () => {
  const folder = ruled('shorter', { than: 4 }, { valid: [{ Nome: 'Ana' }, { Nome: 'Helena' }], invalid: [] });
  const params = { than: { type: 'number', required: true } } as const;
  const told = (given: GivenNames['validators']) =>
    loadSchemas(folder, { validators: given ?? [] }).problems.map(
      ({ code, pointer, message }) => `${code} ${pointer} ${message}`,
    );

  it('are not tried while only its name is given, which is told at the rule', () => {
    const unregistered =
      'DEF_UNKNOWN_VALIDATOR /rules/0/check O validador "shorter" não está registrado aqui, e os exemplos o pedem. Esperado: "validate" nos nomes dados a quem compila.';
    expect(told(['shorter'])).toEqual([unregistered]);
    expect(told({ shorter: { params } })).toEqual([unregistered]);
  });

  it('are tried with what the names give', () => {
    const validate: Validator['validate'] = ([name = ''], { than }, scope) =>
      String(readReference(name, scope)).length < Number(than);
    expect(told({ shorter: { params, validate } })).toEqual([
      expect.stringMatching(/^DEF_WRONG_EXAMPLE \/examples\/valid\/1\/Nome /),
    ]);
  });
});

describe('the parameters of a validator of an application', () => {
  const params = {
    from: { type: 'number', required: true },
    strict: { type: 'boolean' },
    like: { type: 'string', names: 'format' },
  } as const;
  const told = { validators: { notPalindrome: { params } } };
  const found = (given: object, names: GivenNames = told) =>
    loadSchemas(ruled('notPalindrome', given), names).problems.map(
      ({ code, pointer, line, message }) => `${code} ${pointer}:${line} ${message}`,
    );

  it('are those that the names tell', () => {
    expect(found({ from: 3, strict: true, like: 'cpf' })).toEqual([]);
  });

  it('are told by their place: one that is misspelt and one that is missing', () => {
    expect(found({ form: 3 })).toEqual([
      'DEF_MISSING_KEY /rules/0/params:1 O validador "notPalindrome" pede o parâmetro "from". Esperado: "from" em "params".',
      'DEF_UNKNOWN_PARAMETER /rules/0/params/form:1 O validador "notPalindrome" não tem o parâmetro "form". Você quis dizer "from"?',
    ]);
  });

  it('are told by their place: one of another type, one that names no format', () => {
    expect(found({ from: '3', strict: 'yes', like: 'cfp' })).toEqual([
      'DEF_WRONG_VALUE /rules/0/params/from:1 "3" não vale no parâmetro "from". Esperado: número.',
      'DEF_WRONG_VALUE /rules/0/params/strict:1 "yes" não vale no parâmetro "strict". Esperado: true ou false.',
      'DEF_UNKNOWN_FORMAT /rules/0/params/like:1 O formato "cfp" não existe. Você quis dizer "cpf"?',
    ]);
  });

  it('are not looked at where nothing is told of them', () => {
    expect(found({ form: 'x' }, { validators: ['notPalindrome'] })).toEqual([]);
  });

  it("are none where a validator is told to take none, and the engine's stay as they are", () => {
    expect(found({ from: 3 }, { validators: { notPalindrome: {} } })).toEqual([
      expect.stringMatching(/^DEF_UNKNOWN_PARAMETER \/rules\/0\/params\/from/),
    ]);
    expect(loadSchemas(ruled('equal'), told).problems.map(({ code }) => code)).toEqual(['DEF_UNKNOWN_PARAMETER']);
  });

  it('may be numbers of rows that it adds up, which must be numbers', () => {
    const items = { type: 'object', properties: { Nome: { type: 'string', title: 'Nome' } } } as const;
    const folder = smallFolder(join(ROOT, 'schemas'), {
      fields: { Linhas: { type: 'array', title: 'Linhas', items } },
      rules: [
        {
          id: 'soma',
          check: 'adds',
          of: ['Linhas'],
          params: { field: 'Nom' },
          error: { at: 'Linhas', text: 'Revise.' },
        },
      ],
    });
    const field = { type: 'string', required: true, names: 'field' } as const;
    const names = { validators: { adds: { params: { field }, sums: true } } } as const;
    expect(formatProblems(loadSchemas(folder, names).problems)).toContain('Você quis dizer "Nome"?');
  });
});
