import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../studio/state/problemPlace';

const files = [
  'pf/enderecos.json',
  'pf/formsDeOrigem.json',
  'pf/wizard.json',
  'shared/documentos.json',
  'comments/pf.json',
];
const texts = Object.fromEntries([...files, 'shared.json'].map((file) => [file, '{}']));
const tabOf = (file: string) => placeOf({ file }, { selection: null, texts }).tab;

describe('the place of something of a file', () => {
  it('is in the tab that the file is, whatever its name begins with', () => {
    expect(tabOf('pf/enderecos.json')).toBe('pf/enderecos');
    expect(tabOf('pf/formsDeOrigem.json')).toBe('pf/formsDeOrigem');
  });

  it('is in no tab where the file is none of one wizard, or is gone', () => {
    expect(['pf/wizard.json', 'shared.json', 'shared/documentos.json', 'comments/pf.json'].map(tabOf)).toEqual([
      ...[null, null, null, null],
    ]);
    expect(tabOf('pf/outra.json')).toBeNull();
  });

  it('is in the tab that is open where the file belongs to it', () => {
    const selection = { file: 'shared/documentos.json', pointer: '/rules/0', tab: 'pj/documentos' };
    expect(placeOf({ file: selection.file, pointer: '/title' }, { selection, texts })).toEqual({
      ...selection,
      pointer: '/title',
    });
  });
});
