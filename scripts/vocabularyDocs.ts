/** Writes docs/vocabulary.md, the reference of all keys, from schemas/vocabulary/. Run it after one of its files changes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { vocabularyPage } from './lib/vocabularyPage';

writeFileSync(join(ROOT, 'docs/vocabulary.md'), vocabularyPage(join(ROOT, 'schemas/vocabulary')));
