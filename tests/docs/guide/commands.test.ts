import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import type { CompareReport } from '../../../engine/analyse/compare/types';
import { answered } from '../../../scripts/lib/answers';
import { definitionTexts, findSubject } from '../../../scripts/lib/references';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { temporaryFolder } from '../../support/temporaryFolder';
import { blocksOf } from '../blocks';
import { readPage } from '../pages';

const blocks = blocksOf(readPage('docs/analistas.md')).filter(({ file }) => file === undefined);
const lines = blocks.flatMap(({ text }) => text.trim().split('\n'));
const isCommand = (line: string) => line.startsWith('npm run ');
/** What a command prints: analysts.test.ts holds each against what it prints now. */
const printed = blocks.filter(({ text }) => /^schemas\/\S+:\d+:\d+ {2}/.test(text));
const answers = blocks.filter(({ text }) => text.startsWith('{'));

it('what the guide shows and no file holds is commands, what they print, and answers to differences', () => {
  const commands = blocks.filter(({ text }) => text.trim().split('\n').every(isCommand));
  expect(blocks.filter((block) => ![...commands, ...printed, ...answers].includes(block))).toEqual([]);
  expect([commands.length, printed.length, answers.length]).toEqual([4, 2, 1]);
});

it('every command of the guide is one that a test of its own runs', () => {
  const folder = join(ROOT, 'tests/commands');
  const tests = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  const called = lines.filter(isCommand).map((line) => line.split(' ')[2] as string);
  const isRun = (name: string) =>
    tests.some((text) => new RegExp(`(?:it|describe)\\(\\s*'npm run ${name}\\b`).test(text));
  expect(called.filter((name) => !isRun(name))).toEqual([]);
});

it('every field, tab and wizard that a command of the guide names is there', () => {
  const texts = definitionTexts(join(ROOT, 'schemas'));
  const named = lines.filter(isCommand).flatMap((line) => line.match(/ (?:pf|pj|fundo)\/\S+/g) ?? []);
  expect(named.filter((word) => findSubject(texts, word.trim()).subject === undefined)).toEqual([]);
  expect(named.length).toBeGreaterThan(4);
  for (const [, wizard] of lines.join('\n').matchAll(/schemas:book -- (\w+)/g))
    expect(existsSync(join(ROOT, `schemas/${wizard}/wizard.json`))).toBe(true);
});

it('the answers of the guide are read as it says', () => {
  const text = answers[0]?.text ?? '';
  const file = join(temporaryFolder(), 'respostas.json');
  writeFileSync(file, text);
  const findings = Object.keys(JSON.parse(text)).map((id) => ({ id, fields: [], message: '', wizard: 'pf' }));
  // The day that the guide names passes.
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] });
  const read = answered({ findings } as unknown as CompareReport, file).map(({ answer }) => answer);
  vi.useRealTimers();
  expect(read).toEqual([
    { kind: 'carry' },
    { kind: 'finish', until: '2027-02-01T03:00:00.000Z' },
    { kind: 'stop', message: 'O endereço mudou: confira antes de continuar.' },
  ]);
});
