import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contextOptions, testLaunchOptions } from '../../scripts/lib/chromium.mjs';
import { npmRun } from '../support/command';
import { dataFolder } from '../support/embedded/dataFolder';
import { type RunningScript, runScript } from '../support/runningScript';
import { type RunningStudio, startStudio } from '../support/studio';
import { temporaryFolder } from '../support/temporaryFolder';

const FILE = 'pf/dados-financeiros.json';
const SOON = { timeout: 60_000 };

let browser: Browser;
let portal: RunningScript;
let studio: RunningStudio;
let key: string;

/** A portal where publishing needs a key, and the Estúdio over definitions that ask for one thing more than its own. */
beforeAll(async () => {
  const DATA_DIR = await dataFolder();
  portal = await runScript('start', { DATA_DIR });
  const { output } = await npmRun('definitions', ['keys', 'issue', 'Ana', '--role', 'publisher'], {
    env: { DATA_DIR },
  });
  key = output.split('\n').at(-1) as string;
  const folder = join(temporaryFolder(), 'definicoes');
  cpSync('schemas', folder, { recursive: true });
  const tab = JSON.parse(readFileSync(join(folder, FILE), 'utf8'));
  tab.schema.properties.Profissao = { type: 'string', title: 'Profissão' };
  tab.schema.required.push('Profissao');
  tab.uiSchema['ui:sections'][0].fields.push('Profissao');
  tab.examples = { valid: [], invalid: [] };
  writeFileSync(join(folder, FILE), JSON.stringify(tab, undefined, 2));
  studio = await startStudio(folder, { DATA_DIR });
  browser = await chromium.launch(testLaunchOptions());
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await studio?.end();
  await portal?.kill();
});

/** The number of the version that the portal serves. */
async function published(): Promise<number> {
  const answer = await fetch(`${portal.address}/definitions/index.json`);
  return ((await answer.json()) as { number: number }).number;
}

it('a version is published from the page: each difference is answered, and who publishes has a key', async () => {
  const page = await browser.newPage({ ...contextOptions, viewport: { width: 1440, height: 900 } });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto(studio.address);
  await press('Cadastro de Pessoa Física');
  await page.getByRole('tab', { name: 'Impacto' }).click();
  await page.getByText('Versão publicada', { exact: true }).click();
  await press('Ver o impacto');
  await page.getByText('Falta uma resposta.').waitFor(SOON);
  expect(await page.getByRole('button', { name: 'Publicar...' }).isDisabled()).toBe(true);
  await page.getByText('Levar adiante', { exact: true }).click();
  await press('Publicar...');

  const dialog = page.getByRole('dialog', { name: 'Publicar' });
  const publish = dialog.getByRole('button', { name: 'Publicar', exact: true });
  await dialog.getByLabel('O que muda, em uma frase').fill('Pergunta a profissão');
  await publish.click();
  await dialog.getByRole('status').filter({ hasText: 'Informe a sua chave de publicação.' }).waitFor(SOON);
  expect(await published()).toBe(1);
  await dialog.getByLabel('Chave de publicação').fill(key);
  await publish.click();
  await dialog.getByRole('status').filter({ hasText: 'A versão 2 está publicada.' }).waitFor(SOON);
  await vi.waitFor(async () => expect(await published()).toBe(2), { timeout: 10_000, interval: 100 });

  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await press('Comparar de novo');
  await page.getByText('Não há o que publicar.').waitFor(SOON);
}, 240_000);
