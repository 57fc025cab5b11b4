import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findEval } from '../../scripts/lib/evalUse.mjs';

function folderWith(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-eval-'));
  writeFileSync(join(folder, 'chunk.js'), code);
  return folder;
}

it.each(['new Function("x", "return x")', 'eval("1")', 'const f = Function("return this")()', 'new  Function'])(
  'finds code made from text: %s',
  (code) => {
    expect(findEval(folderWith(code))).toEqual([`chunk.js: ${code.slice(0, 40)}`]);
  },
);

it.each(['medieval(1)', 'isFunction(x)', 'a.eval(1)', 'typeof x == "function"', 'x instanceof Function'])(
  'lets pass what makes no code: %s',
  (code) => {
    expect(findEval(folderWith(code))).toEqual([]);
  },
);
