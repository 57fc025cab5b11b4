import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BLOCKS } from '../../../contract/blocks';
import { type CompiledSchemas, compileSchemas } from '../../../engine/compile';
import { temporaryFolder } from '../../support/temporaryFolder';
import { mutationsOf } from './mutations';

/** How many keys are changed: `npm run torture -- definitions` sets more. */
const COUNT = Number(process.env.TORTURE_MUTATIONS ?? 16);
const SEED = Number(process.env.TORTURE_SEED ?? 11);

const tabsOf = ({ modules }: CompiledSchemas) =>
  Object.values(modules)
    .filter((code) => code.startsWith('export const definition'))
    .sort()
    .join('\n');

/**
 * A mutation is found when the build refuses it, with a place in words. It is no mistake, and not counted, when a key
 * was removed that may be left out, and what the tab compiles to changed: another definition, as legal as the first.
 * All else is missed: a key that was misspelt, doubled or given another type and goes through, a removal that changes
 * nothing, and an exception of any kind.
 */
it('finds at least 98 % of the keys that were removed, misspelt, doubled or given another type', {
  timeout: 60_000 + COUNT * 20_000,
}, () => {
  const dir = temporaryFolder();
  cpSync('schemas', dir, { recursive: true });
  const original = compileSchemas('schemas', { blocks: BLOCKS }) as CompiledSchemas;
  const missed: string[] = [];
  let mistakes = 0;
  for (const { kind, file, path, text } of mutationsOf('schemas', COUNT, SEED)) {
    writeFileSync(join(dir, file), text);
    const name = `${kind}: ${file} ${path}`;
    try {
      const result = compileSchemas(dir, { blocks: BLOCKS });
      const isFound = 'problems' in result;
      const isLegal = !isFound && kind === 'removed' && tabsOf(result) !== tabsOf(original);
      if (!isLegal) mistakes += 1;
      if (!isFound && !isLegal) missed.push(name);
      if (isFound && result.problems.some(({ line, message }) => line < 1 || message === ''))
        missed.push(`${name}: no place`);
    } catch (error) {
      mistakes += 1;
      missed.push(`${name}: ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : error}`);
    }
    cpSync(join('schemas', file), join(dir, file));
  }
  expect(missed.filter((name) => /: no place|: \w*Error/.test(name))).toEqual([]);
  if (COUNT > 100) console.log(`${mistakes - missed.length} of ${mistakes} mistakes found, ${COUNT - mistakes} legal.`);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(Math.floor(mistakes * 0.02));
});
