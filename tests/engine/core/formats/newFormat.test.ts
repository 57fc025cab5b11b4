import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type * as Brazil from '../../../../engine/brazil';
import type * as Catalog from '../../../../engine/catalog';
import type * as Compile from '../../../../engine/compile';
import type { FieldSchema } from '../../../../engine/definition';
import type * as Drawn from '../../../../engine/react';
import { fill, loadedWizard, shownErrors, testWizard } from '../../../../engine/testing';
import type * as Words from '../../../../engine/words';
import type * as Fields from '../../../../scripts/lib/book/fields';
import { ROOT } from '../../../../scripts/lib/root.mjs';
import type * as Gallery from '../../../../studio/properties/gallery/samples';
import type * as Operators from '../../../../studio/properties/sentence/operators';
import { copyWith } from '../../../support/codeCopy';
import { smallFolder } from '../../../support/smallForm';
import { tabOf } from '../../../support/tabs';

/** A share as percent is one, under another name; and a day. */
const renamed = (file: string, to: string) =>
  readFileSync(join(ROOT, `engine/core/formats/${file}.ts`), 'utf8')
    .replaceAll("from './", "from '../")
    .replaceAll("from '../../", "from '../../../")
    .replace(`export const ${file}`, `export const ${to}`)
    .replaceAll(`'${file}'`, `'${to}'`)
    .replaceAll(`"${file}"`, `"${to}"`);

/** The code with the format that the README adds, and these: one file, one line, one command. */
const { folder, load, read, json } = await copyWith(
  ['engine/core/formats/br/plate.ts'],
  {
    'engine/core/formats/br/table.ts': [
      [
        "from './phone';\n",
        `import { plate } from './plate';
import { ratio } from './ratio';
import { feast } from './feast';
`,
      ],
      ['  rne,\n', '  plate,\n  ratio,\n  feast,\n'],
    ],
  },
  {
    'engine/core/formats/br/ratio.ts': renamed('percent', 'ratio'),
    'engine/core/formats/br/feast.ts': renamed('date', 'feast'),
  },
);
const { formats } = await load<typeof Brazil>('engine/brazil.ts');
const { compileSchemas, formatProblems, loadSchemas } = await load<typeof Compile>('engine/compile.ts');

const plate: FieldSchema = { type: 'string', title: 'Placa', format: 'plate' };
const schemas = join(folder, 'schemas');

describe('a format that is added by one file and one line', () => {
  it('is checked: its name, and the widgets that show it', () => {
    const found = (schema: FieldSchema, widget?: string) => {
      const ui = widget === undefined ? {} : { ui: { Placa: { 'ui:widget': widget } } };
      return formatProblems(loadSchemas(smallFolder(schemas, { fields: { Placa: schema }, ...ui })).problems);
    };
    expect(found(plate)).toBe('0 problemas em 0 arquivos.');
    expect(found({ ...plate, format: 'plat' })).toContain('Você quis dizer "plate"?');
    expect(found(plate, 'date')).toContain('O controle "date" não mostra o formato "plate"');
  });

  it('is held against limits as it tells: a share of 1, a day', async () => {
    const found = (schema: FieldSchema) =>
      formatProblems(loadSchemas(smallFolder(schemas, { fields: { Campo: { title: 'Campo', ...schema } } })).problems);
    expect(found({ type: 'number', format: 'ratio', maximum: 25 })).toContain(
      'O formato "ratio" guarda uma fração: 1 são 100%. Encontrado 25. Você quis dizer 0.25?',
    );
    expect(found({ type: 'string', format: 'feast', notAfter: 'today' })).toBe('0 problemas em 0 arquivos.');
    const { operatorsFor } = await load<typeof Operators>('studio/properties/sentence/operators.ts');
    expect(operatorsFor({ type: 'string', format: 'feast' })).toContain('notAfter');
    expect(operatorsFor({ type: 'string', format: 'plate' })).not.toContain('notAfter');
  });

  it('is compiled: a field with it is read, refused with its text, and sent', async () => {
    const small = smallFolder(schemas, { fields: { Placa: plate } });
    const { session, sent } = testWizard(await loadedWizard(compileSchemas(small), 'small', formats), {
      base: { formats },
    });
    await session.open();
    const form = session.form('data');
    fill(form, { '/Placa': 'AB12345' });
    expect(shownErrors(form)).toEqual({ '/Placa': 'Placa inválida' });
    fill(form, { '/Placa': formats.plate?.normalise('abc-1d23') as string });
    expect(shownErrors(form)).toEqual({});
    await session.advance();
    expect(sent()[0]).toEqual(['/small/data', { Placa: 'ABC1D23' }]);
  });

  it('is drawn in its mask', async () => {
    const { FramedWidget, widgetOf } = await load<typeof Drawn>('engine/react.ts');
    const format = formats.plate;
    const field = { id: 'placa', name: 'placa', label: 'Placa', value: 'ABC1D23', options: {}, texts: {} };
    const state = { required: false, locked: false, disabled: false, onChange() {}, onLeave() {} };
    const widget = widgetOf({ schema: plate, ui: {} }, false, format);
    expect(widget).toBe('masked');
    const html = renderToStaticMarkup(
      createElement(FramedWidget, { ...field, ...state, widget, ...(format && { format }) }),
    );
    expect(html).toContain('placeholder="_______"');
    expect(html).toContain('value="ABC1D23"');
  });

  it('stands in the vocabulary and the guide, with the texts of its reasons in both languages', () => {
    const { format } = json('schemas/vocabulary/common.schema.json').definitions.field.properties;
    expect(format.examples).toContain('plate');
    expect(read('docs/vocabulary.md')).toContain('`"plate"`');
    expect(read('docs/analistas.md')).toContain(
      '| `plate` | placa de veículo | 7 letras e dígitos | `"ABC1234"` | ABC1234 |',
    );
    expect(json('schemas/shared.json').formats.plate).toEqual({ form: 'Placa inválida' });
    expect(json('engine/texts/en.json').formats.plate).toEqual({ form: 'A plate looks like ABC1D23.' });
  });

  it('is added to shared.json in lines of its own: no other line there changes', () => {
    const before = readFileSync(join(ROOT, 'schemas/shared.json'), 'utf8').split('\n');
    const after = read('schemas/shared.json').split('\n');
    const changed = before.filter((line) => !after.includes(line) && !after.includes(`${line},`));
    expect(changed).toEqual([]);
  });

  it('keeps the text that shared.json has of a reason, and everything else there as it is written', async () => {
    const { withOwnReasons } = await load<{ withOwnReasons(text: string): string }>('scripts/lib/formatFiles.ts');
    const own = read('schemas/shared.json').replace('Placa inválida', 'Esta placa não existe');
    expect(withOwnReasons(own)).toBe(own);
  });

  it('is said in conditions and in the caderno of a tab', async () => {
    const { languageOf, wizardNaming } = await load<typeof Words>('engine/words.ts');
    const { fieldLines } = await load<typeof Fields>('scripts/lib/book/fields.ts');
    const tab = tabOf({ Placa: plate });
    const words = json('schemas/vocabulary/words/pt-BR.json');
    const language = languageOf(words);
    const naming = wizardNaming({ words, tabs: [tab], settings: {}, formats })('tab');
    expect(language.condition.write({ Placa: { format: 'plate' } }, naming)).toContain('*Placa*');
    const [line] = fieldLines({ tab, language, naming, formatTitle: () => undefined, settingTitle: String });
    expect(line?.type).toBe('texto: placa de veículo');
  });

  it('is offered in the Estúdio, and called by its name where a format is chosen', async () => {
    const { samples, kindTitle } = await load<typeof Gallery>('studio/properties/gallery/samples.ts');
    const sample = samples.find(({ id }) => id === 'plate');
    expect(sample).toMatchObject({ group: 'Documento', title: 'Placa', value: 'ABC1D23' });
    expect(sample?.schema).toEqual({ type: 'string', format: 'plate' });
    expect(kindTitle({ type: 'string', format: 'plate' })).toBe('Placa');
    expect(read('studio/properties/definitions/compiled.js')).toContain('{"const":"plate","title":"Placa"}');
    const { toldFormats } = await load<typeof Catalog>('engine/catalog.ts');
    expect(Object.keys(toldFormats).sort()).toEqual(Object.keys(formats).sort());
  });
});
