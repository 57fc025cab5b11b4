/**
 * `npm run definitions -- impact [folder = schemas]`: what publishing a folder would do to each stored registration, or going
 * back to the version of a number, read only, by the differences that `diff` finds. Without a database, or with `--made-up n`, registrations are made up from
 * the definitions of `--before` (a folder or revision, HEAD unless said). `--leave-out`: what has problems counts as before and is told, the rest is judged.
 * `--progress`: a line `123/1000` after each batch. `--format`, `--out` as of `diff`.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '../lib/compareFormats';
import { hasDatabase } from '../lib/hasDatabase';
import { impactAdditions } from '../lib/impactWords';
import { madeUpImpact } from '../lib/madeUpImpact';
import { progressBar, progressLines } from '../lib/progressBar';
import { orRefuse } from '../lib/publication';
import { readWords } from '../lib/readWords';
import { Refused } from '../lib/refused';
import { storedImpact } from '../lib/storedImpact';

/** Enough for every option and branch of a wizard to come up. */
const MADE_UP = 3_000;

const USAGE = `Use: npm run definitions -- impact [pasta ou versão] [--format ${Object.keys(formats).join('|')}] [--out arquivo] [--made-up n] [--seed n] [--before pasta ou revisão] [--leave-out] [--progress]`;

await orRefuse(async (between) => {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      out: { type: 'string' },
      before: { type: 'string' },
      'made-up': { type: 'string' },
      seed: { type: 'string', default: '1' },
      'leave-out': { type: 'boolean', default: false },
      progress: { type: 'boolean', default: false },
    },
  });
  const [after = 'schemas'] = positionals;
  const format = formats[values.format as keyof typeof formats];
  const dataDir = process.env.DATA_DIR ?? 'data';
  const isMadeUp = values['made-up'] !== undefined || values.before !== undefined || !hasDatabase(dataDir);
  const [count, seed] = [Number(values['made-up'] ?? MADE_UP), Number(values.seed)];
  if (!format || !Number.isInteger(count) || !Number.isInteger(seed)) throw new Refused(USAGE);
  const isFolder = existsSync(after);
  const isNumber = !isFolder && !isMadeUp && /^[1-9]\d*$/.test(after);
  if (!isFolder && !isNumber) throw new Refused(`A pasta "${after}" não existe.`);
  const began = performance.now();
  const tell = values.progress ? progressLines : progressBar();
  const leavesOut = values['leave-out'];
  const measured = isMadeUp
    ? await madeUpImpact(
        { before: values.before ?? 'HEAD', after },
        { count, seed, ...(leavesOut && { leavesOut: join(between, 'judged') }) },
        tell,
      )
    : await storedImpact(isFolder ? after : { backTo: after }, { between, leavesOut }, tell);
  const { closing, ...added } = impactAdditions(measured.impact);
  const { leftOut } = measured;
  const open = leftOut.map(({ file, line, message }) => `Não avaliado: ${file}:${line} ${message}`);
  const origin = isMadeUp ? [`Sem banco de dados: ${count} cadastros inventados a partir das definições.`] : [];
  const text = format(measured.report, measured.names, {
    ...added,
    closing: [...origin, ...closing, ...open],
    ...(leftOut.length > 0 && { leftOut: [...leftOut] }),
  });
  if (values.out === undefined) console.log(text);
  else writeFileSync(values.out, `${text}\n`);
  const { maxRSS } = process.resourceUsage();
  console.error(`${((performance.now() - began) / 1000).toFixed(1)} s, ${Math.round(maxRSS / 1024)} MiB`);
});
