import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { blocksUnder, readPage } from './pages';
import { writeBlocks } from './writeBlocks';

/** The definitions of this portal with what a recipe of the README adds to them, in a folder that is there. */
export function schemasWithRecipe(heading: string, folder: string): string {
  const schemas = join(folder, 'schemas');
  cpSync('schemas', schemas, { recursive: true });
  writeBlocks(folder, blocksUnder(readPage('README.md'), heading));
  return schemas;
}
