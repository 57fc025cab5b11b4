import { expect } from 'vitest';
import { migrate } from '../../../../engine/core/migration/migrate';
import type { MigrationStep } from '../../../../engine/core/migration/types';
import { treatedFields } from '../../../../engine/core/treatment/treatedFields';
import { resolveSettings } from '../../../../engine/definition';
import { allProblems, compilePreview } from '../../../../studio/server/compile';
import type { Opened } from '../opened';
import type { Effects } from './types';

const TAB = 'fornecedor/empresa.json';

const read = ({ files }: Opened, path: string) => JSON.parse(files[path] ?? 'null');

const problemsWith = ({ files }: Opened, path: string, from: string, to: string) => {
  const text = JSON.stringify(JSON.parse(files[path] ?? 'null'));
  if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
  return allProblems({ ...files, [path]: text.replace(from, to) }).map(({ file, code }) => `${file} ${code}`);
};

const oneMore = (opened: Opened) => {
  const tab = compilePreview(opened.files, 'pf/informacoes').modules?.values.definition;
  if (!tab) throw new Error('pf/informacoes does not compile');
  return tab;
};

/** The tab itself, what stands beside it, and what all forms share. */
export const aroundEffects: Effects = {
  [TAB]: ({ open }) => {
    expect(
      open()
        .errors()
        .map(({ pointer }) => pointer),
    ).toEqual(expect.arrayContaining(['/RazaoSocial', '/Cnpj']));
    expect(open({ RazaoSocial: 'x'.repeat(121) }).errorAt('/RazaoSocial')).toBeDefined();
  },
  'types.json#/types/- type': (opened) => {
    expect(read(opened, 'types.json').types.at(-1)).toEqual({ type: 4, name: 'Fornecedor', document: 'cnpj' });
    expect(problemsWith(opened, 'types.json', '"type":4', '"type":5')).not.toEqual([]);
  },
  'shared.json#/rules/- exige-motivo': ({ open }) => {
    const { rules } = open({ TipoDocumento: 'CNPJ' }).tab.definition;
    expect(rules?.find(({ id }) => id === 'observacao-de-cnpj')).toMatchObject({ require: ['Observacao'] });
  },
  'shared.json#/treatments sorteio': (opened) => {
    expect(read(opened, 'shared.json').treatments.sorteio.retention).toEqual({ months: 3, from: 'collection' });
    expect(problemsWith(opened, 'pf/informacoes.json', '"treatment":"sorteio"', '"treatment":"rifa"')).not.toEqual([]);
  },
  'pf/informacoes.json#/schema/properties Sorteio': (opened) => {
    const fields = treatedFields(read(opened, 'pf/informacoes.json'));
    expect(fields.find(({ path }) => path[0] === 'Sorteio')?.treatment).toBe('sorteio');
    expect(oneMore(opened).schema.properties?.Sorteio?.title).toBe('Quer participar do sorteio?');
  },
  'pf/informacoes.json#/uiSchema/ui:sections/0/fields/- Sorteio': (opened) => {
    expect(oneMore(opened).uiSchema['ui:sections']?.[0]?.fields?.at(-1)).toBe('Sorteio');
  },
  'settings.json# perguntarFiliais': ({ loaded: { settings } }) => {
    const read = (value?: string) =>
      resolveSettings(settings, value ? [{ key: 'perguntar filiais', value }] : []).perguntarFiliais;
    expect([read(), read('N'), read('S')]).toEqual([true, false, true]);
  },
  [`${TAB}#/examples/invalid/- data`]: (opened) => {
    const { data, first, errors } = read(opened, TAB).examples.invalid.at(-1);
    const found = opened
      .open(data)
      .errors()
      .map(({ pointer }) => pointer);
    expect(first).toBe('/QuantidadeFiliais');
    expect(found[0]).toBe(first);
    expect(found).toEqual(expect.arrayContaining(errors));
  },
  [`${TAB}#/examples/valid 1`]: (opened) => {
    const [data] = read(opened, TAB).examples.valid;
    expect(opened.open(data).errors()).toEqual([]);
    expect(data.contas).toHaveLength(1);
  },
  [`${TAB}#/examples/stories 2`]: (opened) => {
    const told = problemsWith(opened, TAB, '"hidden":["/QuantidadeFiliais"]', '"shown":["/QuantidadeFiliais"]');
    expect(told).toEqual([expect.stringContaining(TAB)]);
  },
  'fornecedor/migration.json': (opened) => {
    const { steps } = read(opened, 'fornecedor/migration.json') as { steps: MigrationStep[] };
    const before = { empresa: { NomeEmpresarial: 'Padaria Sol', Emails: 'a@b.com.br;c@d.com.br', Fax: '1' } };
    expect(migrate(before, steps).data.empresa).toMatchObject({
      ...{ RazaoSocial: 'Padaria Sol', Email: 'a@b.com.br', EmailSecundario: 'c@d.com.br' },
    });
  },
};
