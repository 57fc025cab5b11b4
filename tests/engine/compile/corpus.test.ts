import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileSchemas, loadSchemas } from '../../../engine/compile';
import { parsePointer } from '../../../engine/core/pointer';
import { letterOf, plant, readCorpus } from './corpus';
import { copyOfClean, names } from './plant';

const corpus = readCorpus();

describe('the corpus of mistakes', () => {
  it('has at least 150 lines, each its own', () => {
    expect(new Set(corpus.map(({ line }) => line)).size).toBeGreaterThanOrEqual(150);
    expect(corpus.every(({ expected }) => expected.every((text) => text.startsWith('DEF_')))).toBe(true);
  });

  it.each(corpus)('$line', ({ patches, expected }) => {
    const dir = copyOfClean();
    plant(dir, patches);
    const { problems, schemas } = loadSchemas(dir, names);
    const found = problems.map(({ code, file, pointer, message }) => {
      return `${code} ${letterOf(relative(dir, file).replaceAll('\\', '/'))}#${pointer}  ${message}`;
    });
    expect(found).toEqual(expected);
    expect(schemas).toBeUndefined();
    for (const { file, line, column, pointer } of problems) {
      const text = readFileSync(join(file), 'utf8').split('\n')[line - 1] ?? '';
      const key = parsePointer(pointer).at(-1) ?? '';
      // Of an item of a list, or of something that is missing, the line is that of what is around it.
      if (text.includes(`"${key}"`)) continue;
      expect(text.slice(column - 1)).toMatch(/^["[{\d-]|^true|^false/);
    }
  });

  it('is refused by the build, in the words of the check', () => {
    for (const { patches } of corpus.filter((_, index) => index % 10 === 0)) {
      const dir = copyOfClean();
      plant(dir, patches);
      expect(compileSchemas(dir, names)).toEqual({ problems: loadSchemas(dir, names).problems });
    }
  });
});
