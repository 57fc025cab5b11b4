import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const filesIn = (folder: string, end: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(end));
const stories = filesIn('stories', '.stories.tsx').map((name) => readFileSync(join(ROOT, 'stories', name), 'utf8'));
const isShown = (component: string) =>
  stories.some((text) => new RegExp(`<${component}\\b|: ${component}\\b`).test(text));

/** Pages that fetch and hand over: what they show has the stories. */
const SHOWS: Record<string, string> = {
  DashboardPage: 'Overview',
  EditPage: 'EditFrame',
  ReceiptPage: 'ReceiptView',
  StopPage: 'StopCard',
  WizardPage: 'WizardFrame',
};

it('every page of the portal has a story', () => {
  const pages = filesIn('src/features', 'Page.tsx').map((name) => basename(name, '.tsx'));
  expect(pages.filter((page) => !isShown(SHOWS[page] ?? page))).toEqual([]);
  expect(Object.keys(SHOWS).filter((page) => !pages.includes(page))).toEqual([]);
});

it('every status of a registration has a dashboard', () => {
  const { 0: dashboard } = stories.filter((text) => text.includes("title: 'Portal/Dashboard'"));
  const shown = [...(dashboard ?? '').matchAll(/StatusCadastro: (\d)/g)].map(([, status]) => Number(status));
  expect([...new Set(shown)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

it('every mail that the server writes has a story', () => {
  const letters = readdirSync(join(ROOT, 'server/mail/templates')).flatMap((name) => {
    const text = readFileSync(join(ROOT, 'server/mail/templates', name), 'utf8');
    return [...text.matchAll(/^export function (\w+)\(.*\): Letter \{/gm)].map(([, letter]) => letter);
  });
  const text = stories.find((one) => one.includes("title: 'Mensagens/E-mails'")) ?? '';
  expect(letters.length).toBeGreaterThan(5);
  expect(letters.filter((letter) => !new RegExp(`of\\(\\s*${letter}\\(`).test(text))).toEqual([]);
});
