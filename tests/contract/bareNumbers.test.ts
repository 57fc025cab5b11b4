import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The tables that give the numbers their names and words; what happens to registrations has names of its own. */
const TABLES = ['lifeCycle', 'lifeCycleWords', 'loginModes', 'eventNames'].map((name) => `contract/${name}.ts`);

/** A status of a registration or a login mode as a bare number: compared, switched on, looked up, or given. */
const BARE = [
  /\bStatusCadastro\)?['"]?\]?\s*(?:[=!]==?|[<>]=?|:|\?\?)\s*\d/,
  /\d\s*(?:[=!]==?|[<>]=?)\s*[\w.]*\bStatusCadastro\b/,
  /(?<!(?:outcome|answer|reply|response|error|result)\.)\bstatus\b\s*(?:[=!]==?|[<>]=?|:)\s*[1-5]\b(?!\d)/,
  /\bautenticacao\)?\s*(?:[=!]==?|[<>]=?|:)\s*['"]?\d/,
  /Number\((?:\w+\.)*autenticacao\)/,
  // The rights of a file (0o600) are no login mode.
  /\bmode\b\)?\s*(?:[=!]==?|[<>]=?|:)\s*(?!0o)\d/,
  // What a status is called, in a table of its own.
  /['"`](?:em aprovação|vencido|em revisão)['"`]/i,
];

const isBare = (line: string) => BARE.some((pattern) => pattern.test(line));

it.each([
  'if (user.StatusCadastro === 3) return;',
  'user.StatusCadastro <= 1',
  'const left = { ...user, StatusCadastro: 4 };',
  'await tx.update(clients).set({ status: 4, changed: true });',
  'const due = client.status === 2 && isLate;',
  'if (settings.mode !== 0) ask();',
  "settings: { autenticacao: '2' }",
  'mode: Number(values.autenticacao),',
  "const names = ['Cadastro novo', 'Em aprovação'];",
])('finds %s', (line) => {
  expect(isBare(line)).toBe(true);
});

it.each([
  'if (outcome.status === 0) return;',
  ".values({ scope, key, status: 0, body: '' })",
  'throw new Refusal(400, { status: 400 });',
  'user.StatusCadastro === STATUS.expired',
  "mode !== 'new'",
])('lets pass %s', (line) => {
  expect(isBare(line)).toBe(false);
});

it('no file of portal, server and contract has a bare status or login mode but the tables', () => {
  const files = ['src', 'server', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => /\.tsx?$/.test(file) && !TABLES.includes(file)),
  );
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (isBare(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
