/**
 * Writes what is made from contract/theme/tokens.json: the style sheets of the portal and of the Estúdio, and the types
 * of their names. Run it after the source changes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/root.mjs';
import { tokenFiles } from './lib/tokenFiles';

for (const [path, text] of Object.entries(tokenFiles())) writeFileSync(join(ROOT, path), text);
