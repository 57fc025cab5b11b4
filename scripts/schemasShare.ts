/**
 * `npm run schemas:share -- <wizard> [--out <folder>] [--dir <definitions>]`: a preview of a wizard, or of a folder of forms,
 * as one folder of static files that needs nothing else: its tabs on the real engine, filled by their examples, with
 * comments. It opens from any server of files, and from disk.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { todayInBrazil } from '../contract/calendar';
import { escaped } from '../engine/analyse';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';
import { ensureSharePages, writePages } from './lib/share/pages';
import { listsOf, sharedPreview, tabScript, wizardToShare } from './lib/share/preview';

await orSayWhy(async () => {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: { out: { type: 'string' }, dir: { type: 'string', default: 'schemas' } },
  });
  const [id] = positionals;
  if (id === undefined) throw new Refused('Diga o que se compartilha: npm run schemas:share -- pf');
  const dir = resolve(values.dir);
  const wizard = wizardToShare(dir, id);
  const preview = sharedPreview(dir, wizard, todayInBrazil(new Date()));
  const tabs = wizard.tabs.map((tab) => ({ name: `aba-${tab.id}.js`, script: tabScript(dir, id, tab.id) }));
  const pages = await ensureSharePages();
  const out = resolve(values.out ?? join('reports/previa', id));
  const isOther = existsSync(out) && readdirSync(out).length > 0 && !existsSync(join(out, 'previa.js'));
  if (isOther) throw new Refused(`A pasta "${out}" tem outros arquivos. Escolha uma vazia com --out.`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  cpSync(pages, out, { recursive: true });
  writeFileSync(join(out, 'previa.js'), `globalThis.fichaPreview = ${JSON.stringify(preview)};\n`);
  writeFileSync(join(out, 'listas.js'), `globalThis.fichaLists = ${JSON.stringify(listsOf(wizard.tabs))};\n`);
  for (const { name, script } of tabs) writeFileSync(join(out, name), script);
  writePages(
    out,
    `Prévia: ${escaped(preview.title)}`,
    tabs.map(({ name }) => name),
  );
  console.log(join(out, 'index.html'));
});
