import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '../../../../engine/compile/problems/problem';
import { textsFolder } from '../../../../engine/compile/read/folder';
import { readFile } from '../../../../engine/compile/read/readFile';
import { checkStructure } from '../../../../engine/compile/read/structure';
import { definitionTexts } from '../../../../scripts/lib/references';

vi.mock(import('../../../../engine/compile/read/structure'), async (actual) => {
  const real = await actual();
  return { ...real, checkStructure: vi.fn(real.checkStructure) };
});

const FILE = 'pf/informacoes.json';
const TEXT = definitionTexts('schemas')[FILE] as string;
const TITLE = '"title": "Nome da mãe"';

/** The file as its vocabulary has it, with what is wrong; `looks`: how often it was held against it. */
function read(text: string) {
  const problems: Problem[] = [];
  vi.mocked(checkStructure).mockClear();
  const found = readFile<object>(`/d/${FILE}`, 'tab', { folder: textsFolder('/d', { [FILE]: text }), problems });
  return {
    value: found?.value,
    codes: problems.map(({ code }) => code),
    looks: vi.mocked(checkStructure).mock.calls.length,
  };
}

describe('a tab that was read and is edited', () => {
  beforeEach(() => void read(TEXT));

  it('is not parsed, nor held against its vocabulary again for a label', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const after = TEXT.replace(TITLE, '"title": "Mãe"');
    const { value, looks, codes } = read(after);
    const parsed = parse.mock.calls.filter(([text]) => String(text).length > 100).length;
    parse.mockRestore();
    expect([parsed, looks, codes]).toEqual([0, 0, []]);
    expect(value).toEqual(JSON.parse(after));
  });

  it.each([
    ['of another type', TITLE, '"title": 3', 'DEF_WRONG_VALUE'],
    ['of no field', TITLE, '"titel": "Nome da mãe"', 'DEF_UNKNOWN_KEYWORD'],
    ['twice', TITLE, `${TITLE}, ${TITLE}`, 'DEF_DUPLICATE_KEY'],
  ])('is told what is wrong where a label is one %s, and again after the next key', (_, was, is, code) => {
    expect(read(TEXT.replace(was, is)).codes).toContain(code);
    const next = read(TEXT.replace(was, is).replace('"title": "Nome do pai"', '"title": "Pai"'));
    expect(next.codes).toContain(code);
  });
});
