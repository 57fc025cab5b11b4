/**
 * `npm run sbom`: writes the libraries that the product runs with as a CycloneDX document, `reports/sbom.cdx.json`, and
 * checks their licences, and their known weaknesses where a registry tells them. Ends with 1 when one is not allowed.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesOf, ofProduct, weaknessesIn } from './lib/libraries.mjs';
import { ROOT } from './lib/root.mjs';
import { npm } from './lib/run.mjs';
import { readNames } from './lib/words.mjs';

/** What must not stay in a release. */
const SEVERE = ['high', 'critical'];

readNames('usage: npm run sbom', 0);
const { output } = await npm(['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only']);
const document = ofProduct(JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1)));
const { components } = document;
mkdirSync(join(ROOT, 'reports'), { recursive: true });
writeFileSync(join(ROOT, 'reports/sbom.cdx.json'), `${JSON.stringify(document, undefined, 2)}\n`);
console.log(`Libraries: ${components.length}, in reports/sbom.cdx.json`);

const { counts, refused } = licencesOf(components);
const listed = Object.entries(counts).map(([licence, count]) => `${licence} ${count}`);
console.log(`Licences: ${listed.join(', ')}`);
for (const { name, licence } of refused) console.log(`Not allowed: ${name} (${licence})`);

const weaknesses = weaknessesIn((await npm(['audit', '--json', '--omit=dev'])).output);
if (!weaknesses) console.log('Known weaknesses: not checked, for no registry answers.');
else console.log(`Known weaknesses: ${weaknesses.total ?? 0}`);
const severe = SEVERE.filter((severity) => (weaknesses?.[severity] ?? 0) > 0);
if (severe.length > 0) console.log(`Not allowed: weaknesses that are ${severe.join(' or ')}`);
process.exitCode = refused.length + severe.length > 0 ? 1 : 0;
