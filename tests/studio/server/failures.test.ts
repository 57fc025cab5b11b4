import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { failureOf } from '../../../studio/server/failures';
import { openStudio } from './studio';

it.each([
  ['GET', '/estudio/nada', undefined, 404, 'Isto não existe aqui. Recarregue a página.'],
  [
    'POST',
    '/estudio/api/preview',
    { changes: 3 },
    400,
    'O Estúdio pediu algo que não se entende. Recarregue a página.',
  ],
  [
    'PUT',
    '/estudio/api/files',
    { files: { 'pf/x.txt': { text: 'x', base: null } } },
    400,
    'Nenhum arquivo das definições se chama pf/x.txt.',
  ],
] as const)('%s %s is answered by a sentence for people', async (method, url, body, status, message) => {
  const { get, send } = await openStudio();
  const answer = method === 'GET' ? await get(url) : await send(method, url, body as object);
  expect([answer.statusCode, answer.json()]).toEqual([status, { message }]);
});

it('what goes wrong on disk is told without the words of the system, which the terminal has', async () => {
  const terminal = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { dir, send } = await openStudio();
  writeFileSync(join(dir, 'novo'), '');
  const files = { 'novo/wizard.json': { text: '{}', base: null } };
  const answer = await send('PUT', '/estudio/api/files', { files });
  const message = 'Isto parou por um erro. O terminal em que o Estúdio foi aberto diz qual.';
  expect([answer.statusCode, answer.json()]).toEqual([500, { message }]);
  expect(terminal).toHaveBeenCalledWith(expect.stringMatching(/^Error: E[A-Z]+: /));
  expect(failureOf(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }))).toBe(
    'O disco está cheio: nada foi gravado.',
  );
  terminal.mockRestore();
});
