/**
 * `npm run definitions -- diff <folder or revision before> [folder after]`: what a change of the definitions does to
 * registrations under way and to those who call the API. `--format text|json|sarif|html`, `--out file`; with `--strict`
 * it ends with 1 when a finding is not compatible.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { compareFolders } from '../lib/compareFolders';
import { formats } from '../lib/compareFormats';
import { orRefuse } from '../lib/publication';
import { readWords } from '../lib/readWords';
import { Refused } from '../lib/refused';

await orRefuse(async () => {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      out: { type: 'string' },
      strict: { type: 'boolean', default: false },
    },
  });
  const [before, after = 'schemas'] = positionals;
  const format = formats[values.format as keyof typeof formats];
  if (before === undefined || !format) {
    const options = `[--format ${Object.keys(formats).join('|')}] [--out arquivo] [--strict]`;
    throw new Refused(`Use: npm run definitions -- diff <pasta ou revisão> [pasta] ${options}`);
  }
  if (!existsSync(after)) throw new Refused(`A pasta "${after}" não existe.`);
  const compared = await compareFolders(before, after);
  if ('problem' in compared) throw new Refused(compared.problem);
  const text = format(compared.report, compared.names);
  if (values.out === undefined) console.log(text);
  else writeFileSync(values.out, `${text}\n`);
  if (values.strict && !compared.report.isCompatible) process.exitCode = 1;
});
