import { expect, it } from 'vitest';
import { npmRun } from '../support/command';

it('npm run torture tells of every case of a suite that goes wrong, and counts them', async () => {
  const { code, output } = await npmRun('torture', ['typing', 'cep', '--width=phone', '--sample=10']);
  expect(output.split('\n')).toEqual([
    expect.stringMatching(/^phone cep: 10 cases, \d+\.\d s$/),
    '10 passed, 0 failed',
  ]);
  expect(code).toBe(0);
});

it('npm run torture types a registration while something happens to it, and says what', async () => {
  const { code, output } = await npmRun('torture', ['drafts', '--events', '1', '--seed', '2']);
  expect(output.split('\n')).toEqual([
    'drafts: 1 events, seed 2',
    expect.stringMatching(/^seed 2: \d+ (kill|close|reload|server|offline|clear)$/),
    '0 failed',
  ]);
  expect(code).toBe(0);
});

it('npm run torture -- files sends files at once by each way, and says how much memory that takes', async () => {
  const { code, output } = await npmRun('torture', ['files', '2', '1', '1']);
  const lines = output.split('\n');
  expect(lines[0]).toBe('files: 2 uploads of 10 MB at once, 1 sequences of each way, seed 1');
  for (const way of ['database', 'folder', 's3']) {
    expect(output).toMatch(new RegExp(`^${way}: 27 MiB sent, 0 refused, -?\\d+ MiB above \\d+ MiB at rest$`, 'm'));
  }
  expect(code).toBe(0);
});

it('npm run torture -- faults lets something happen to the built server, and says what', async () => {
  const { code, output } = await npmRun('torture', ['faults', '--storage', 'embedded', '--seed', '2', '--rounds', '1']);
  expect(output.split('\n')).toEqual([
    'faults: embedded, 10 minutes, seed 2',
    expect.stringMatching(/^seed 2: 1 (kill|freeze|cut|fullFiles|fullDatabase|clock|mail)$/),
    '0 failed',
  ]);
  expect(code).toBe(0);
});

it('npm run torture -- faults names its faults when it is asked for another', async () => {
  const { code, output } = await npmRun('torture', ['faults', '--only', 'rain']);
  expect(output).toMatch(/^There is no fault "rain"\. The faults are kill, freeze, .*mail.*\.\nusage: .*$/);
  expect(code).toBe(1);
});

it('npm run torture names its suites when it is asked for another', async () => {
  const { code, output } = await npmRun('torture', ['weather']);
  expect(output).toMatch(/^There is no suite "weather"\.\nusage: .*\nThe suites are .*typing.*\.$/);
  expect(code).toBe(1);
});
