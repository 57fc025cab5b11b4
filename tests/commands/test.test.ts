import { describe, expect, it } from 'vitest';
import { node } from '../../scripts/lib/run.mjs';
import { RUNNERS } from '../../scripts/lib/steps.mjs';
import { takenAt } from '../../scripts/lib/turns.mjs';
import { npmRun } from '../support/command';

/** A file of few and quick tests. */
const FILE = 'tests/scripts/requirements.test.ts';

describe('npm test', () => {
  it('runs the files that are named, and sums up', async () => {
    const { code, output } = await npmRun('test', [FILE]);
    expect(output.split('\n').at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
    expect(code).toBe(0);
  });

  it('is asked for those files alone whose turn it is', async () => {
    const { unit: taken = [] } = takenAt('00000001');
    const [vitest = '', _run, ...asked] = RUNNERS.unit.args(taken, 'report.json');
    const [filters, projects] = [taken, ['--project', 'unit', '--project', 'alone']];
    expect(asked.slice(0, taken.length + projects.length)).toEqual([...filters, ...projects]);
    const { output } = await node([vitest, 'list', '--filesOnly', ...filters, ...projects]);
    const listed = [...output.matchAll(/tests\/\S+\.test\.ts$/gm)].map(([file]) => file);
    expect(listed.sort()).toEqual(taken);
  });

  it('refuses what is no runner and no file of tests', async () => {
    expect(await npmRun('test', ['units'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^There is no runner "units"\. The runners are unit, postgres, browser, /),
    });
    expect(await npmRun('test', ['README.md'])).toEqual({
      code: 1,
      output: expect.stringMatching(/^"README\.md" is no file with tests\.\nusage: npm test /),
    });
  });
});

it('npm run check looks for what is unused and too big, then tests', async () => {
  const { code, output } = await npmRun('check', [FILE]);
  expect(output).toMatch(/^unused +ok .*\nbuild +ok .*\nsize +ok /);
  expect(output.split('\n').at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
  expect(code).toBe(0);
});
