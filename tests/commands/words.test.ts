import { describe, expect, it } from 'vitest';
import { npmRun } from '../support/command';

/** Commands that read their words before they do anything. */
const COMMANDS = [
  ...['bench', 'bench:calls', 'bench:peers', 'bench:studio', 'load', 'felt', 'mutants', 'trace', 'test', 'check'],
  ...['build', 'engine:pack', 'size', 'sbom', 'stories', 'start', 'dev', 'torture', 'definitions', 'api:types'],
  ...['torture faults', 'torture drafts', 'torture typing', 'torture files', 'torture versions'],
  ...['torture definitions', 'torture compatibility'],
];
/** Those of analysts, which say it in Portuguese. */
const ANALYSTS = [
  ...['schemas:check', 'schemas:why', 'schemas:cases', 'schemas:book', 'schemas:inventory', 'schemas:import'],
  ...['schemas:share', 'schemas:words', 'definitions diff', 'definitions impact', 'definitions publish'],
  ...['screens', 'visual', 'guide:pictures'],
];

const run = (command: string, word: string) => {
  const [name = '', ...words] = command.split(' ');
  return npmRun(name, [...words, word]);
};

describe.each([...COMMANDS, ...ANALYSTS])('npm run %s', (command) => {
  it('tells by --help how it is written, and does nothing', async () => {
    const { code, output } = await run(command, '--help');
    expect(output).toMatch(/^us(o|age): npm /);
    expect(code).toBe(0);
  });
});

it.each(COMMANDS)(
  'npm run %s says in one sentence that it has no such option, and how it is written',
  async (command) => {
    const { code, output } = await run(command, '--nope');
    const [sentence = '', usage] = output.split('\n');
    expect([code, usage ?? sentence]).toEqual([1, expect.stringMatching(/^usage: npm /)]);
    expect(output).not.toMatch(/^ +at /m);
  },
);

it.each(ANALYSTS)('npm run %s says in one sentence that it has no such option', async (command) => {
  const { code, output } = await run(command, '--nope');
  expect([code, output]).toEqual([1, expect.stringMatching(/^Não há a opção "--nope"\. .+\.$/)]);
});
