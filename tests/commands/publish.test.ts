import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { npmRun } from '../support/command';
import { dataFolder } from '../support/embedded/dataFolder';
import { type RunningScript, runScript } from '../support/runningScript';
import { startStudio } from '../support/studio';
import { temporaryFolder } from '../support/temporaryFolder';

const FIELD = 'fieldAddedRequired:pf/dados-financeiros/Profissao';
const RENAMED = 'wireRenamed:pf/dados-financeiros/BensMoveisDetalhe';

let DATA_DIR: string;
let server: RunningScript;
const schemas = temporaryFolder();
const answers = join(temporaryFolder(), 'respostas.json');

beforeAll(async () => {
  DATA_DIR = await dataFolder();
  server = await runScript('start', { DATA_DIR });
  cpSync('schemas', schemas, { recursive: true });
  const file = join(schemas, 'pf/dados-financeiros.json');
  const tab = JSON.parse(readFileSync(file, 'utf8').replaceAll('BensMoveisEspecificacao', 'BensMoveisDetalhe'));
  tab.schema.properties.Profissao = { type: 'string', title: 'Profissão' };
  tab.schema.required.push('Profissao');
  tab.uiSchema['ui:sections'][0].fields.push('Profissao');
  tab.examples = { valid: [], invalid: [] };
  writeFileSync(file, JSON.stringify(tab, undefined, 2));
  const place = (name: string) => `dados-financeiros/${name}`;
  const renamed = { id: 'detalhe', moved: place('BensMoveisEspecificacao'), to: place('BensMoveisDetalhe') };
  writeFileSync(join(schemas, 'pf/migration.json'), JSON.stringify({ steps: [renamed] }));
});
afterAll(() => server?.kill());

const run = (...words: string[]) => npmRun('definitions', words, { env: { DATA_DIR } });

/** The version that a running server serves, once it has heard of it. */
const served = (number: number) =>
  vi.waitFor(
    async () => {
      const answer = await fetch(`${server.address}/definitions/index.json`);
      expect(await answer.json()).toMatchObject({ number });
    },
    { timeout: 10_000, interval: 100 },
  );

it('publishes to a running server, which takes it without a restart, and goes back', async () => {
  await served(1);
  const refused = await run('publish', schemas, '--note', 'Pergunta a profissão', '--author', 'Ana');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('2 diferenças precisam de resposta.');
  expect(refused.output).toContain(`"${FIELD}": "carry"`);
  await served(1);

  writeFileSync(answers, JSON.stringify({ [FIELD]: { finish: '2099-12-31' }, [RENAMED]: 'carry' }));
  const options = ['--note', 'Pergunta a profissão', '--author', 'Ana', '--answers', answers];
  const published = await run('publish', schemas, ...options);
  expect([published.code, published.output.split('\n').at(-1)]).toEqual([0, 'Version 2 is published.']);
  await served(2);
  expect((await run('show', '2')).output).toContain(`pf: may be finished until 01/01/2100 às 00:00`);

  // What was renamed is carried back: only the new question is lost.
  expect((await run('rollback', '1', '--note', 'x')).output).toContain('2 diferenças precisam de resposta.');
  const back = await run('rollback', '1', '--note', 'Sem a profissão', '--answers', await carryAll('rollback', '1'));
  expect([back.code, back.output.split('\n').at(-1)]).toEqual([0, 'Version 3 is published.']);
  await served(3);
  expect((await run('list')).output.split('\n')).toEqual([
    expect.stringMatching(/^1 · .* · Ficha · start$/),
    expect.stringMatching(/^2 · .* · Ana · Pergunta a profissão$/),
    expect.stringMatching(/^3 · .* · operator · Sem a profissão · current$/),
  ]);
  expect((await run('log')).output).toMatch(/Ana · published version 2\n.* · operator · published version 3/);
});

it('says what is wrong with what it is given, and publishes nothing', async () => {
  const refusal = async (...words: string[]) => {
    const { code, output } = await run(...words);
    return [code, output.split('\n').at(-1)];
  };
  expect(await refusal('publish', schemas)).toEqual([1, 'Diga em uma frase o que muda: --note "..."']);
  expect(await refusal('publish', 'schemas', '--note', 'x')).toEqual([1, 'Nada mudou desde a versão 3.']);
  expect(await refusal('publish', schemas, '--note', 'x', '--answers', 'nowhere.json')).toEqual([
    1,
    expect.stringContaining('nowhere.json: ENOENT'),
  ]);
  writeFileSync(answers, JSON.stringify({ [FIELD]: { finish: '2026-02-30' }, [RENAMED]: 'carry' }));
  expect(await refusal('publish', schemas, '--note', 'x', '--answers', answers)).toEqual([
    1,
    `${answers}: ${FIELD}: "2026-02-30" não é um dia, escrito como 2027-01-31.`,
  ]);
  writeFileSync(answers, JSON.stringify({ [FIELD]: 'carry', [RENAMED]: 'carry' }));
  expect(await refusal('schedule', '2020-01-01', schemas, '--note', 'x', '--answers', answers)).toEqual([
    1,
    '2020-01-01 já passou.',
  ]);
  expect(await refusal('schedule', '--note', 'x')).toEqual([
    1,
    'Diga a partir de quando: npm run definitions -- schedule 2027-01-31T08:00 --note "..."',
  ]);
  expect(await refusal('diff', '--nota')).toEqual([
    1,
    'Não há a opção "--nota". As opções são --format, --out, --strict.',
  ]);
  expect(await refusal('impact', '--seed')).toEqual([1, 'Escreva um valor depois de --seed.']);
  expect(await refusal('approve')).toEqual([1, 'Write the number of the proposal after it.']);
  expect(await refusal('rollback', 'x', '--note', 'x')).toEqual([1, 'Diga o número da versão a que se volta.']);
  expect(await refusal('keys', 'issue', 'Ana')).toEqual([1, 'Add --role author or --role publisher.']);
  await served(3);
});

it('the Estúdio publishes, asks for a key and goes back with it, all in its own language', async () => {
  const studio = await startStudio(schemas, { DATA_DIR });
  try {
    const opened = await fetch(studio.address, { redirect: 'manual' });
    const cookie = String(opened.headers.get('set-cookie')).split(';')[0] as string;
    const { origin } = new URL(studio.address);
    const headers = { cookie, origin, 'content-type': 'application/json' };
    const publish = async (asked: object) => {
      const body = JSON.stringify({ note: 'Pergunta a profissão', author: 'Bia', key: '', ...asked });
      return (await fetch(`${origin}/estudio/api/publish`, { method: 'POST', headers, body })).json();
    };
    expect(await publish({ answers: { [FIELD]: { stop: 'Leia.' }, [RENAMED]: 'carry' } })).toEqual({
      done: true,
      said: 'As respostas sobre Cadastro de Pessoa Física diferem, e vale a mais grave: para, com o texto “Leia.”.\nA versão 4 está publicada.',
    });
    const versions = await (await fetch(`${origin}/estudio/api/versions?build`, { headers })).json();
    expect(versions).toMatchObject({
      versions: [
        {},
        {},
        {},
        { number: 4, said: expect.stringMatching(/^[\d/]+ às [\d:]+ · Bia · Perg/), isCurrent: true },
      ],
    });
    const back = { backTo: 1, answers: JSON.parse(readFileSync(await carryAll('rollback', '1'), 'utf8')) };
    const key = (await run('keys', 'issue', 'Ana', '--role', 'publisher')).output.split('\n').at(-1);
    expect(await publish(back)).toEqual({ done: false, said: 'Informe a sua chave de publicação.' });
    expect(await publish({ ...back, key })).toEqual({ done: true, said: 'A versão 5 está publicada.' });
    await served(5);
  } finally {
    await studio.end();
  }
});

/** A file that carries everything over that a command asks about. */
async function carryAll(...words: string[]): Promise<string> {
  const { output } = await run(...words, '--note', 'x');
  const example = /^\{$[^}]*^\}$/m.exec(output)?.[0];
  // What is lost has no answer in the example.
  if (example) writeFileSync(answers, example.replaceAll('""', '"carry"'));
  else writeFileSync(answers, '{}');
  return answers;
}
