import { describe, expect, it } from 'vitest';
import { noteRun } from '../../scripts/lib/runs.mjs';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

const report = (title: string) =>
  JSON.stringify({
    testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: title, status: 'passed' }] }],
  });
const run = (id: string, content: string) => ({ id, commit: 'abc', content, time: '2026-11-21T12:00:00.000Z' });
const trace = (folder: string, ...options: string[]) => npmRun('trace', ['--reports', folder, ...options]);

describe('npm run trace', () => {
  it('refuses reports that did not test the same, unless it is asked to mix them', async () => {
    const folder = temporaryFolder({ 'unit.json': report('[PF-END-07] a'), 'browser.json': report('[PF-END-08] b') });
    noteRun(folder, 'unit', run('a', 'x'));
    noteRun(folder, 'browser', run('b', 'y'));
    const refused = await trace(folder, '--missing', 'PF-END-0');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('The reports did not test the same:');
    expect(refused.output).not.toContain('PF-END-09');
    const mixed = await trace(folder, '--missing', 'PF-END-0', '--mixed');
    expect(mixed.code).toBe(0);
    expect(mixed.output).toContain('The reports did not test the same:');
    expect(mixed.output).toContain('PF-END-09');
    expect(mixed.output).not.toMatch(/PF-END-0[78]/);
  });

  it('names the runners that have no report', async () => {
    const folder = temporaryFolder({ 'unit.json': report('[PF-END-07] a') });
    noteRun(folder, 'unit', run('a', 'x'));
    const { code, output } = await trace(folder, '--missing', 'PF-END-0');
    expect(code).toBe(0);
    expect(output).toContain('No report of postgres, browser, storybook, e2e, commands');
  });

  it('of nothing says so', async () => {
    const { code, output } = await trace(temporaryFolder());
    expect(code).toBe(1);
    expect(output).toContain('There is no report');
  });
});
