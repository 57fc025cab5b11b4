import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** The portal's tokens without the files of its fonts: a page that is made with them stands alone. */
export function tokens(): string {
  const css = readFileSync(join(ROOT, 'src/theme/tokens.css'), 'utf8');
  return css
    .replace(/@import [^;]*;/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
