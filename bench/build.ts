import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { rjsfAliases } from '../engine/vite';
import { ROOT } from '../scripts/lib/root.mjs';
import { writeDefinitions } from '../scripts/lib/writeDefinitions';
import { type Contender, isPeer } from './contenders';
import { benchForm } from './forms/form';
import { ROWS_WIZARD, rowsTab, rowsWizard } from './forms/rows';
import { sharedTexts } from './forms/shared';
import { benchTab, benchWizard, TAB, wizardId } from './forms/tab';
import { installPeers } from './installPeers';
import { writeWholes } from './wholes';

/**
 * Builds the page of each contender for production, and the definitions of the forms, into a folder. Not `minified`,
 * every function keeps its name and is called where it is written.
 */
export async function buildPages(
  folder: string,
  contenders: readonly Contender[],
  counts: readonly number[],
  { minified = true } = {},
) {
  rmSync(folder, { recursive: true, force: true });
  if (contenders.some(isPeer)) await installPeers();
  for (const contender of contenders) {
    const pages = join(ROOT, isPeer(contender) ? 'bench/peers' : 'bench/pages');
    await build({
      configFile: false,
      root: pages,
      base: `/${contender}/`,
      logLevel: 'warn',
      plugins: [react()],
      resolve: contender === 'ficha' ? { alias: rjsfAliases } : {},
      build: {
        outDir: join(folder, contender),
        emptyOutDir: true,
        target: 'es2022',
        minify: minified && 'oxc',
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 4000,
        rolldownOptions: { input: join(pages, `${contender}.html`), checks: { pluginTimings: false } },
      },
    });
  }
  compileForms(join(folder, 'definitions'), counts);
}

/** Compiles the forms as the portal's definitions are compiled, beside the texts and settings that all wizards share. */
function compileForms(folder: string, counts: readonly number[]): void {
  const schemas = mkdtempSync(join(tmpdir(), 'ficha-bench-'));
  try {
    cpSync(join(ROOT, 'schemas/settings.json'), join(schemas, 'settings.json'));
    writeFileSync(join(schemas, 'shared.json'), JSON.stringify(sharedTexts()));
    for (const count of counts) {
      const form = benchForm(count);
      const wizard = join(schemas, wizardId(count));
      mkdirSync(wizard);
      writeFileSync(join(wizard, 'wizard.json'), JSON.stringify(benchWizard(form)));
      writeFileSync(join(wizard, `${TAB}.json`), JSON.stringify(benchTab(form)));
    }
    mkdirSync(join(schemas, ROWS_WIZARD));
    writeFileSync(join(schemas, ROWS_WIZARD, 'wizard.json'), JSON.stringify(rowsWizard));
    writeFileSync(join(schemas, ROWS_WIZARD, `${TAB}.json`), JSON.stringify(rowsTab));
    const problems = writeDefinitions(schemas, folder);
    if (problems) throw new Error(problems);
    writeWholes(folder);
  } finally {
    rmSync(schemas, { recursive: true, force: true });
  }
}
