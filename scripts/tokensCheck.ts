/**
 * `npm test` and `npm run check` run it: no style sheet says a colour, a length, a weight, a line, the size of a target or a
 * layer that is no token, none reads a name that nothing sets, text can be read on every ground, every folder of a tenant is
 * right, and what is made from the tokens is up to date. Ends with 1 when anything was found.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastProblems } from '../contract/theme/contrastProblems';
import { readPairs, readTokens } from '../contract/theme/readTokens';
import { TENANT_FILES, tenantLook } from '../contract/theme/tenantLook';
import source from '../contract/theme/tokens.json' with { type: 'json' };
import { namesRead, namesSet, rawColours, rawValues } from './lib/rawValues';
import { ROOT } from './lib/root.mjs';
import { tokenFiles } from './lib/tokenFiles';

const made = tokenFiles();
const files = ['src', 'engine', 'studio', 'tenants'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
);
const text = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const sheets = files.filter((path) => path.endsWith('.css') && !(path in made));
const scripts = files.filter((path) => /\.tsx?$/.test(path) && !path.startsWith('engine/compile'));

const found: string[] = [];
for (const [path, right] of Object.entries(made)) {
  if (text(path) !== right)
    found.push(`${path} is not what contract/theme/tokens.json says. Run: node --import tsx scripts/designTokens.ts`);
}
for (const tenant of readdirSync(join(ROOT, 'tenants'))) {
  const read = (name: string) => text(join('tenants', tenant, name));
  const sources = { tokens: JSON.parse(read(TENANT_FILES.tokens)), texts: JSON.parse(read(TENANT_FILES.texts)) };
  const { problems } = tenantLook({ ...sources, logo: read(TENANT_FILES.logo) });
  for (const problem of problems) found.push(`tenants/${tenant}/${problem}`);
}
for (const problem of contrastProblems(readTokens(source), readPairs(source)))
  found.push(`contract/theme/tokens.json: ${problem}`);
for (const [paths, find] of [
  [sheets, rawValues],
  [scripts, rawColours],
] as const) {
  for (const path of paths) {
    for (const { line, declaration, what } of find(text(path))) {
      found.push(
        `${path}:${line} "${declaration}" writes a ${what} of its own: use a token of contract/theme/tokens.json, or say why in a comment beside it: raw: …`,
      );
    }
  }
}
const set = new Set([...Object.values(made), ...[...sheets, ...scripts].map(text)].flatMap(namesSet));
for (const path of sheets) {
  for (const name of new Set(namesRead(text(path)))) {
    if (!set.has(name)) found.push(`${path}: nothing sets --${name}.`);
  }
}
for (const line of found) console.log(line);
process.exitCode = found.length > 0 ? 1 : 0;
