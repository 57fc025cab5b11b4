/**
 * Writes what the kinds of effects tell of themselves where it is read: in schemas/vocabulary/ and in the table that the
 * core loads; docs/vocabulary.md, the reference of all keys, from schemas/vocabulary/; and the table of formats in
 * docs/analistas.md from their registry. Run it after one of its files, a kind of effect, or a format changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { actsTable, withEffectKeys, withEffectWords } from './lib/effectFiles';
import { withFormatTable } from './lib/formatTable';
import { ROOT } from './lib/root.mjs';
import { vocabularyPage } from './lib/vocabularyPage';

const rewrite = (path: string, next: (text: string) => string) => {
  const file = join(ROOT, path);
  writeFileSync(file, next(readFileSync(file, 'utf8')));
};

rewrite('schemas/vocabulary/common.schema.json', withEffectKeys);
rewrite('schemas/vocabulary/words/pt-BR.json', withEffectWords);
rewrite('engine/core/effects/acts.ts', actsTable);
rewrite('docs/vocabulary.md', () => vocabularyPage(join(ROOT, 'schemas/vocabulary')));
rewrite('docs/analistas.md', withFormatTable);
