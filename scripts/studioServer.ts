/** The server of `npm run studio` and of `/estudio` in `npm run dev`. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { studioServer } from '../studio/server/app';
import { newToken } from '../studio/server/caller';
import { BASE } from '../studio/wire';
import { followParent } from './lib/followParent.mjs';
import { readWords } from './lib/readWords';
import { orSayWhy, Refused } from './lib/refused';
import { ROOT } from './lib/root.mjs';

await orSayWhy(async () => {
  const { values, positionals } = readWords({
    allowPositionals: true,
    options: {
      pages: { type: 'string', default: '.cache/studio' },
      port: { type: 'string', default: '5180' },
      'no-open': { type: 'boolean', default: false },
    },
  });
  const [name = 'schemas'] = positionals;
  const dir = resolve(ROOT, name);
  if (!existsSync(dir)) throw new Refused(`A pasta "${name}" não existe.`);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Refused(`"${values.port}" não é uma porta.`);
  if (process.env.npm_lifecycle_event) followParent();
  // Of `npm run dev`, which shows the address under its own.
  const token = process.env.ESTUDIO_TOKEN || newToken();
  const app = await studioServer({ dir, name, root: ROOT, pages: resolve(ROOT, values.pages), token });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void app.close().finally(() => process.exit(0)));
  }
  await app.listen({ host: '127.0.0.1', port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Refused(`A porta ${port} está em uso. Escolha outra com --port, ou 0 para uma livre.`);
  });
  const at = app.server.address();
  const address = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : port}${BASE}?token=${token}`;
  console.log(`Estúdio de "${name}": ${address}`);
  if (!values['no-open'] && process.stdout.isTTY) openBrowser(address);
});

/** Opens the browser where there is one; the address stands in the terminal in any case. */
function openBrowser(address: string): void {
  const [command, ...args] = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }[process.platform as string] ?? [
    'xdg-open',
  ];
  spawn(command as string, [...args, address], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}
