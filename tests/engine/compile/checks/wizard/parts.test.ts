import { describe, expect, it } from 'vitest';
import { lineOf, type Mistake, problemsWith } from '../../plant';

const FILE = 'cadastro/contas.json';
const field = (text: string): Mistake => ({
  file: FILE,
  find: '"extra": { "type": "string", "title": "Extra" }',
  put: `"extra": { "type": "string", "title": "Extra" }, "Perfil": ${text}`,
});
const block: Mistake = {
  file: FILE,
  find: '"fields": ["contas", "pessoas", "extra"]',
  put: '"fields": ["contas", "pessoas", { "block": "upload", "id": "perfil", "types": [1], "binds": { "files": "extra", "profile": "Perfil" } }, "extra"]',
};
const codes = (...mistakes: Mistake[]) => problemsWith(mistakes).map((problem) => lineOf(problem).split('  ')[1]);

describe('a field that no part saves', () => {
  it('is a mistake, also when it is read-only', () => {
    expect(codes(field('{ "type": "string", "title": "Perfil", "readOnly": true }'))).toEqual([
      'DEF_FIELD_WITHOUT_PART',
    ]);
  });

  it('is none when it is read-only and a block brings its value', () => {
    expect(codes(field('{ "type": "string", "readOnly": true }'), block)).toEqual([]);
    expect(codes(field('{ "type": "string" }'), block)).toEqual(['DEF_FIELD_WITHOUT_PART']);
  });
});
