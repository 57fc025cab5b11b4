import { expect, it } from 'vitest';
import { findEval } from '../../scripts/lib/evalUse.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const folderWith = (code: string) => temporaryFolder({ 'chunk.js': code });

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
