import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { formats } from '../../../engine/core/formats/br/table';
import { toldFormats } from '../../../engine/core/formats/br/told';
import { toldWidgets } from '../../../engine/core/widgets/table';
import { widgets } from '../../../engine/react/widgets/table';
import { withBlockKeys } from '../../../scripts/lib/blockFiles';
import {
  reasonsWithoutText,
  withEnglishReasons,
  withFormatNames,
  withOwnReasons,
} from '../../../scripts/lib/formatFiles';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { formatTold, validatorTold } from '../../../scripts/lib/toldTables';
import { widgetKinds, withWidgetNames } from '../../../scripts/lib/widgetFiles';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

it.each([
  ['engine/core/formats/br/told.ts', formatTold],
  ['engine/core/validators/told.ts', validatorTold],
  ['engine/core/widgets/kinds.ts', widgetKinds],
  ['engine/texts/en.json', withEnglishReasons],
  ['schemas/shared.json', withOwnReasons],
  ['schemas/vocabulary/common.schema.json', (text: string) => withBlockKeys(withFormatNames(text))],
  ['schemas/vocabulary/tab.schema.json', withWidgetNames],
])('%s has what `node --import tsx scripts/vocabularyDocs.ts` takes from the kinds', (file, write) => {
  expect(write(read(file))).toBe(read(file));
});

it('a format names a widget that there is, and has a text for each of its reasons', () => {
  for (const [name, { widget = 'masked', reasons }] of Object.entries(formats)) {
    expect(Object.keys(toldWidgets), name).toContain(widget);
    expect(Object.keys(toldFormats[name]?.reasons.en ?? {}).sort(), name).toEqual([...reasons].sort());
  }
});

it('a format has a Portuguese text for each of its reasons, in shared.json or in its file', () => {
  const shared = read('schemas/shared.json');
  expect(reasonsWithoutText(shared)).toEqual([]);
  const { cep, ...others } = JSON.parse(shared).formats;
  const without = JSON.stringify({ formats: { ...others, cpf: { length: others.cpf.length } } });
  const english = { ...toldFormats, cep: { ...toldFormats.cep, reasons: { en: { length: 'Too short.' } } } };
  expect(reasonsWithoutText(without, english as typeof toldFormats)).toEqual(['cep/length', 'cpf/check']);
  const own = { ...english, cep: { ...toldFormats.cep, reasons: { en: {}, 'pt-BR': cep } } };
  expect(reasonsWithoutText(without, own as typeof toldFormats)).toEqual(['cpf/check']);
});

it('every widget has its component', () => {
  expect(Object.keys(widgets).sort()).toEqual(Object.keys(toldWidgets).sort());
});
