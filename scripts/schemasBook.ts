/**
 * `npm run schemas:book -- [wizard ...] [--out <folder>] [--pdf]`: the caderno of each wizard and folder of forms, or of those
 * that are named: one page with every tab, field, rule in words, part and endpoint; with `--pdf` on paper, too, by Chromium.
 * `--dir` names another folder of definitions.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { todayInBrazil } from '../contract/calendar';
import { bookPage } from './lib/book/page';
import { launchOptions } from './lib/chromium.mjs';
import { provideChromium } from './lib/provideChromium.mjs';
import { readDefinitions } from './lib/readDefinitions';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';

async function makeBooks(): Promise<void> {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: {
      out: { type: 'string', default: 'reports/caderno' },
      dir: { type: 'string', default: 'schemas' },
      pdf: { type: 'boolean', default: false },
    },
  });
  const { schemas, all } = readDefinitions(values.dir);
  const unknown = positionals.find((name) => !all.some(({ definition }) => definition.id === name));
  if (unknown !== undefined) {
    throw new Refused(`Não há "${unknown}": há ${all.map(({ definition }) => definition.id).join(', ')}.`);
  }
  const wizards = all.filter(({ definition }) => positionals.length === 0 || positionals.includes(definition.id));
  mkdirSync(values.out, { recursive: true });
  const pages = wizards.map((wizard) => {
    const file = join(values.out, `${wizard.definition.id}.html`);
    const day = todayInBrazil(new Date());
    writeFileSync(
      file,
      bookPage({ schemas, wizard, version: createHash('sha256').update(wizard.texts.join('\0')).digest('hex'), day }),
    );
    return file;
  });
  const files = values.pdf ? [...pages, ...(await print(pages))] : pages;
  for (const file of files) console.log(file);
}

/** Prints pages. @returns the files */
async function print(pages: readonly string[]): Promise<string[]> {
  if (!(await provideChromium())) throw new Refused('Sem Chromium não há PDF.');
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(launchOptions());
  try {
    const files: string[] = [];
    for (const page of pages) {
      const tab = await browser.newPage();
      await tab.goto(pathToFileURL(resolve(page)).href);
      const file = page.replace(/\.html$/, '.pdf');
      await tab.pdf({ path: file, preferCSSPageSize: true, printBackground: true });
      await tab.close();
      files.push(file);
    }
    return files;
  } finally {
    await browser.close();
  }
}

await orSayWhy(makeBooks);
