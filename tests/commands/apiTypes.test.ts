import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { npm } from '../../scripts/lib/run.mjs';
import { temporaryFolder } from '../support/temporaryFolder';

const schema = { type: 'object', properties: { data: { type: 'boolean' } }, required: ['data'] };
const call = { parameters: [], responses: { '200': { content: { 'application/json': { schema } } } } };

it('npm run api:types writes what each call takes and answers', async () => {
  const folder = temporaryFolder();
  const [from, to] = [join(folder, 'openapi.json'), join(folder, 'calls.ts')];
  writeFileSync(from, JSON.stringify({ paths: { '/api/nada': { get: call } }, components: { schemas: {} } }));
  const { code, output } = await npm(['run', '-s', 'api:types', '--', from, to]);
  expect([code, output]).toEqual([0, '']);
  expect(readFileSync(to, 'utf8').replace(/\s+/g, ' ')).toContain('"GET /api/nada": { answer: boolean }');
});
