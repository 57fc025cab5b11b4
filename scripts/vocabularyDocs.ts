/**
 * Writes what the kinds of effects, formats, validators, widgets and blocks tell of themselves where it is read: the tables that
 * the engine loads, schemas/vocabulary/, the texts of a format that shared.json lacks, docs/vocabulary.md, the tables of
 * docs/analistas.md, the forms of the Estúdio. Run it after one of their files or of schemas/vocabulary/ changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { node } from './lib/run.mjs';
import { actsTable, formatTold, validatorTold } from './lib/toldTables';

const rewrite = (path: string, ...writers: ((text: string) => string)[]) => {
  const file = join(ROOT, path);
  const text = readFileSync(file, 'utf8');
  const next = writers.reduce((now, write) => write(now), text);
  if (next !== text) writeFileSync(file, next);
};

rewrite('engine/core/effects/acts.ts', actsTable);
rewrite('engine/core/formats/br/told.ts', formatTold);
rewrite('engine/core/validators/told.ts', validatorTold);

// What follows loads these tables, which would name what is gone if they were not written first.
const { missedKinds, withEffectKeys, withEffectWords } = await import('./lib/effectFiles');
const { withBlockKeys } = await import('./lib/blockFiles');
const { withEnglishReasons, withFormatNames, withOwnReasons } = await import('./lib/formatFiles');
const { withGuideTables } = await import('./lib/guideTables');
const { widgetKinds, withWidgetNames } = await import('./lib/widgetFiles');
const { vocabularyPage } = await import('./lib/vocabulary/vocabularyPage');

for (const kind of missedKinds(actsTable())) throw new Error(`${kind}: its file must say "export const acts".`);

rewrite('schemas/vocabulary/common.schema.json', withEffectKeys, withFormatNames, withBlockKeys);
rewrite('schemas/vocabulary/tab.schema.json', withWidgetNames);
rewrite('schemas/vocabulary/words/pt-BR.json', withEffectWords);
rewrite('schemas/shared.json', withOwnReasons);
rewrite('engine/texts/en.json', withEnglishReasons);
rewrite('engine/core/widgets/kinds.ts', widgetKinds);
rewrite('docs/vocabulary.md', () => vocabularyPage(join(ROOT, 'schemas/vocabulary')));
rewrite('docs/analistas.md', withGuideTables);

// The forms of the Estúdio are made of the vocabulary, as it is now.
const { code, output } = await node(['--import', 'tsx', join(ROOT, 'scripts/propertyForms.ts')]);
process.stdout.write(output);
process.exitCode = code ?? 1;
