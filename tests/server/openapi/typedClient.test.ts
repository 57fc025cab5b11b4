import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../../scripts/lib/root.mjs';
import { node } from '../../../scripts/lib/run.mjs';
import { seedDeclarations } from '../../../server/blocks/declarations/seed';
import { compiledDefinitions } from '../compiledDefinitions';
import { serverForTests } from '../serverForTests';
import { addClient, PASSWORD } from '../testServer';

const { store, server } = serverForTests(async (database) => {
  await seedDeclarations(database, { assets: 'server', now: new Date() });
  return { definitions: await compiledDefinitions() };
});

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/typed-client-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('a client with types made from the document fills in a registration and sends it', {
  timeout: 120_000,
}, async () => {
  await addClient(store.database);
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  cpSync('examples/typed-client', folder, { recursive: true });
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: relative(folder, join(ROOT, 'tsconfig.json')), include: ['*.ts'] }),
  );
  const run = async (...words: string[]) => {
    const { code, output } = await node(words);
    return [code, output.trim()];
  };
  expect(
    await run('examples/typed-client/writeTypes.mjs', `${address}/openapi.json`, join(folder, 'calls.ts')),
  ).toEqual([0, '']);
  expect(await run('node_modules/typescript/bin/tsc', '--noEmit', '-p', folder)).toEqual([0, '']);
  const walk = ['--import', 'tsx', join(folder, 'walk.ts'), address, 'ana@example.com', PASSWORD];
  expect(await run(...walk)).toEqual([0, 'StatusCadastro 1']);
});
