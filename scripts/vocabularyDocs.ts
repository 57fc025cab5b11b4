/**
 * Writes docs/vocabulary.md, the reference of all keys, from schemas/vocabulary/, and the table of formats in
 * docs/analistas.md from their registry. Run it after one of its files, or a format, changes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFormatTable } from './lib/formatTable';
import { ROOT } from './lib/root.mjs';
import { vocabularyPage } from './lib/vocabularyPage';

writeFileSync(join(ROOT, 'docs/vocabulary.md'), vocabularyPage(join(ROOT, 'schemas/vocabulary')));
const guide = join(ROOT, 'docs/analistas.md');
writeFileSync(guide, withFormatTable(readFileSync(guide, 'utf8')));
