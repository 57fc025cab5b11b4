import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeableFolder, judgeableTexts } from '../../scripts/lib/judgeable';
import { definitionTexts } from '../../scripts/lib/references';
import { ROOT } from '../../scripts/lib/root.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const before = definitionTexts(join(ROOT, 'schemas'));
const INFORMACOES = 'pf/informacoes.json';
const put = (file: string, find: string | RegExp, text: string) => (before[file] as string).replace(find, text);
const names = (found: ReturnType<typeof judgeableTexts>) => found?.leftOut.map(({ what, name }) => `${what} ${name}`);

describe('what can be judged', () => {
  it('is all of it where nothing is wrong', () => {
    expect(judgeableTexts(before, before)).toEqual({ texts: before, leftOut: [] });
    const folder = temporaryFolder({ ...before });
    expect(judgeableFolder(folder, folder, join(folder, 'between'))).toEqual({ folder, leftOut: [] });
  });

  it('is the tab without a wrong example, and no line of it moves', () => {
    const after = put(INFORMACOES, '"Nome da mãe"', '"Mãe"').replace('"valid": [', '"valid": [\n{ "NomeMae": 3 },\n');
    const found = judgeableTexts(before, { ...before, [INFORMACOES]: after });
    expect(names(found)).toEqual([`example ${INFORMACOES}`]);
    const [now, wanted] = [found?.texts[INFORMACOES] ?? '', put(INFORMACOES, '"Nome da mãe"', '"Mãe"')];
    expect(JSON.parse(now)).toEqual(JSON.parse(wanted));
    expect(now.split('\n')).toHaveLength(wanted.split('\n').length + 2);
  });

  it('is everything else where a tab is wrong, which counts as it was', () => {
    const found = judgeableTexts(before, {
      ...before,
      [INFORMACOES]: put(INFORMACOES, '"require": [', '"require": ["Nada", '),
      'pf/enderecos.json': put('pf/enderecos.json', '"title": "Endereços"', '"title": "Moradia"'),
    });
    expect(names(found)).toEqual([`file ${INFORMACOES}`]);
    expect(found?.leftOut[0]).toMatchObject({
      file: INFORMACOES,
      line: expect.any(Number),
      message: expect.stringContaining('Nada'),
    });
    expect(found?.texts[INFORMACOES]).toBe(before[INFORMACOES]);
    expect(found?.texts['pf/enderecos.json']).toContain('Moradia');
  });

  it('is the other wizards where what one is made of is wrong', () => {
    const found = judgeableTexts(before, {
      ...before,
      'pf/wizard.json': put('pf/wizard.json', '"key"', '"kee"'),
      'pj/dados-da-empresa.json': put('pj/dados-da-empresa.json', /"title": "[^"]+"/, '"title": "Outra"'),
    });
    expect(names(found)).toEqual(['wizard pf']);
    expect(found?.texts['pj/dados-da-empresa.json']).toContain('"Outra"');
  });

  it('is nothing where what was there before is wrong itself', () => {
    const broken = { ...before, 'shared.json': '{' };
    expect(judgeableTexts(broken, broken)).toBeUndefined();
  });
});
