import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder';
import { blocksOf } from './blocks';

const script = blocksOf(readFileSync('docs/rjsf.md', 'utf8')).find(({ file }) => file === 'import.mjs')?.text ?? '';
/** As it runs here, where no package is installed. */
const here = script.replace(
  /'ficha-engine\/(.+?)'/g,
  (_, entry) => `'${resolve('engine', entry.endsWith('.json') ? entry : `${entry}.ts`)}'`,
);

const form = {
  title: 'Address',
  type: 'object',
  required: ['zip'],
  properties: {
    zip: { type: 'string', title: 'ZIP', pattern: '^[0-9]{5}$' },
    guests: {
      type: 'array',
      title: 'Guests',
      items: { type: 'object', title: 'Guest', properties: { name: { type: 'string', title: 'Name' } } },
    },
  },
};

/** Runs the script of the page in a folder of its own. */
async function run(files: Record<string, object>) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'import.mts'), here);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  const words = ['--import', import.meta.resolve('tsx'), 'import.mts', 'address', ...Object.keys(files)];
  const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: folder });
  return { folder, stdout };
}

it('the script of docs/rjsf.md makes a wizard that compiles of a form, and tells what did not come over', async () => {
  const { folder, stdout } = await run({
    'form.json': form,
    'ui.json': { zip: { 'ui:placeholder': '12345' } },
  });
  expect(stdout.trim()).toBe('schema /properties/zip/pattern: A field has no "pattern": use a format.');
  const tab = JSON.parse(readFileSync(join(folder, 'schemas/address/address.json'), 'utf8'));
  expect(tab.uiSchema.zip).toEqual({ 'ui:placeholder': '12345' });
  expect(existsSync(join(folder, 'schemas/address/wizard.json'))).toBe(true);
});
