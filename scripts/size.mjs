/**
 * `npm run size`: how much script the browser loads for the login page and for the biggest wizard tab, compressed,
 * after a build; then what the running server sends to a browser from the login to the first tab, and what a wizard's
 * calls weigh; then what another page takes of the engine, by entry. Ends with 1 when a limit is passed.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/built.mjs';
import { TAKEN, takenSize } from './lib/entrySizes.mjs';
import { biggestModule, gzipSize, scriptsOfPage } from './lib/portalSize.mjs';
import { provideChromium } from './lib/provideChromium.mjs';
import { ROOT } from './lib/root.mjs';
import { walkToFirstTab } from './lib/wire.mjs';
import { readOrTell } from './lib/words.mjs';

/** @typedef {import('./lib/wire.mjs').Sent} Sent */
/** @typedef {import('./lib/wire.mjs').Way} Way */

/** Limits in thousand bytes. */
const BUILT = [
  { name: 'login', scripts: [], limit: 112, module: false },
  { name: 'wizard tab', scripts: ['_pages-'], limit: 225, module: true },
];

/**
 * What the server sends, in thousand bytes on the wire: which answers of the walk, and their limit together.
 * @type {{ name: string, limit: number, of: (way: Way) => Sent[] }[]}
 */
const SENT = [
  { name: 'sent: login', limit: 111, of: ({ login }) => login.filter(isCode) },
  { name: 'sent: with font', limit: 184, of: ({ login }) => login.filter((one) => isCode(one) || isFont(one)) },
  {
    name: 'sent: to tab',
    limit: 261,
    of: ({ login, tab }) => [...login, ...tab].filter((one) => !isFont(one)),
  },
  { name: 'sent: after tab', limit: 53, of: ({ after }) => after.filter((one) => !isFont(one)) },
  { name: 'sent: calls', limit: 52, of: ({ tab, after }) => [...tab, ...after].filter(isCall) },
];

/** A page holds the styles that it stands by. */
const isCode = (/** @type {Sent} */ { kind }) => ['Document', 'Script', 'Stylesheet'].includes(kind);
const isFont = (/** @type {Sent} */ { kind }) => kind === 'Font';
const isCall = (/** @type {Sent} */ { path }) => path.startsWith('/api/');

const { values } = readOrTell('usage: npm run size -- [--list]', (args) =>
  parseArgs({ args, options: { list: { type: 'boolean', default: false } } }),
);
const { code } = await ensureBuilt();
if (code !== 0) process.exit(code);
if (!(await provideChromium())) process.exit(1);
const portal = join(ROOT, 'dist/portal');
const manifest = JSON.parse(readFileSync(join(ROOT, 'dist/manifest.json'), 'utf8'));

for (const { name, scripts: lazy, limit, module } of BUILT) {
  const files = scriptsOfPage(manifest, lazy);
  const scripts = files.reduce((sum, file) => sum + gzipSize(join(portal, file)), 0);
  const bytes = scripts + (module ? biggestModule(join(ROOT, 'dist/definitions')) : 0);
  tell({ name, bytes, limit, what: `${files.length} scripts` });
}

const way = await walkToFirstTab();
if (values.list) list(way);
for (const { name, limit, of } of SENT) {
  const answers = of(way);
  tell({ name, bytes: answers.reduce((sum, { bytes }) => sum + bytes, 0), limit, what: `${answers.length} answers` });
}
for (const { name, code, limit } of TAKEN) {
  tell({ name: `engine: ${name}`, bytes: await takenSize(code), limit, what: 'without React' });
}

/** Every answer with its bytes, in the order in which they ended. @param {Way} found */
function list(found) {
  for (const [place, answers] of Object.entries(found)) {
    console.log(`${place}: ${(answers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000).toFixed(1)} kB`);
    for (const { path, kind, bytes } of answers) console.log(`${String(bytes).padStart(9)}  ${kind.padEnd(11)}${path}`);
  }
}

/** @param {{ name: string, bytes: number, limit: number, what: string }} figure */
function tell({ name, bytes, limit, what }) {
  const size = bytes / 1000;
  const verdict = size <= limit ? 'ok' : 'TOO BIG';
  console.log(`${name.padEnd(20)}${size.toFixed(1).padStart(7)} kB of ${limit} kB  ${verdict} (${what})`);
  if (size > limit) process.exitCode = 1;
}
