import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { diffComm } from 'node-diff3';
import { type RunningStudio, startStudio } from '../../support/studio';

/** The Estúdio over a copy of the definitions, of one test alone. */
export interface OpenStudio {
  page: Page;
  /** The folder that it writes. */
  folder: string;
  /** The form in the preview. */
  form: FrameLocator;
  outline: Locator;
  properties: Locator;
  /** Selects a row of the outline by what it is called, with a text that brings it into sight. */
  choose(name: string, search?: string): Promise<void>;
  /** Opens a wizard of the first page. */
  openWizard(title: string): Promise<void>;
  add(what: string): Promise<void>;
  save(): Promise<void>;
  read(file: string): string;
  /** All checks, the prover's among them, have looked at it and found nothing. */
  expectNoProblem(): Promise<void>;
}

export const test = base.extend<{ studio: OpenStudio }, { server: { studio: RunningStudio; folder: string } }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ficha-estudio-'));
      cpSync('schemas', folder, { recursive: true });
      const studio = await startStudio(folder);
      await use({ studio, folder });
      await studio.end();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  studio: async ({ page, server: { studio, folder } }, use) => {
    restore(folder);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(studio.address);
    await expect(page.getByRole('heading', { name: 'Definições' })).toBeVisible();
    const outline = page.getByRole('treegrid', { name: 'Estrutura das definições' });
    await use({
      page,
      folder,
      outline,
      form: page.frameLocator('iframe[title="Prévia do formulário"]'),
      properties: page.getByRole('complementary', { name: 'Propriedades' }),
      async choose(name, search = name) {
        await page.getByRole('searchbox', { name: 'Filtrar a estrutura' }).fill(search);
        const row = outline.getByRole('row', { selected: true }).filter({ has: page.getByText(name, { exact: true }) });
        // The rows that are found come one after another, and move what stands under the pointer.
        await expect(async () => {
          await outline.getByText(name, { exact: true }).last().click();
          await expect(row).toBeVisible({ timeout: 2_000 });
        }).toPass();
      },
      async openWizard(title) {
        await page.getByRole('button', { name: title }).click();
        await expect(outline).toBeVisible();
      },
      async add(what) {
        await page.getByRole('searchbox', { name: 'Filtrar a estrutura' }).fill('');
        await page.getByRole('button', { name: 'Adicionar', exact: true }).click();
        await page.getByRole('menuitem', { name: what, exact: true }).click();
      },
      async save() {
        await page.keyboard.press('Control+s');
        await expect(page.getByText('Tudo salvo')).toBeVisible();
      },
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      expectNoProblem: () => expect(page.getByText('Nenhum problema nas definições.')).toBeVisible({ timeout: 45_000 }),
    });
  },
});

/** The folder as it was, without going away in between: the server watches it. */
function restore(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!existsSync(join('schemas', name))) rmSync(join(folder, name), { recursive: true, force: true });
  }
  cpSync('schemas', folder, { recursive: true });
}

/** The lines of a file that are new, without what stands before them. */
export function newLines(before: string, after: string): string[] {
  const known = new Set(before.split('\n').map((line) => line.trim().replace(/,$/, '')));
  return after
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '' && !known.has(line));
}

/** What differs between two texts, as git shows it: the lines that go and those that come, in the order of the file. */
export function changedLines(before: string, after: string): string[] {
  return diffComm(before.split('\n'), after.split('\n')).flatMap((piece) =>
    'common' in piece && piece.common
      ? []
      : [...piece.buffer1.map((line) => `-${line}`), ...piece.buffer2.map((line) => `+${line}`)],
  );
}
