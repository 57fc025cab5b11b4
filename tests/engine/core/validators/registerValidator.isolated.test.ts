import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileSchemas, formatProblems, loadSchemas } from '../../../../engine/compile';
import { formats, readReference, registerValidator } from '../../../../engine/core';
import { fill, loadedWizard, shownErrors, testWizard } from '../../../../engine/testing';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import { smallFolder } from '../../../support/smallForm';

const ruled = (check: string) =>
  smallFolder(join(ROOT, 'schemas'), {
    fields: { Nome: { type: 'string', title: 'Nome' } },
    rules: [
      {
        ...{ id: 'palindromo', check, of: ['Nome'], params: { from: 3 } },
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
