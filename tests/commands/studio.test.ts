import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { startStudio } from '../support/studio';
import { temporaryFolder } from '../support/temporaryFolder';

it('npm run studio serves the definitions of a folder to whoever has its address, and ends on SIGTERM', async () => {
  const folder = join(temporaryFolder(), 'definicoes');
  cpSync(join(ROOT, 'schemas'), folder, { recursive: true });
  const studio = await startStudio(folder);
  try {
    expect((await fetch(new URL('/estudio/', studio.address))).status).toBe(403);
    const opened = await fetch(studio.address, { redirect: 'manual' });
    expect(opened.status).toBe(303);
    const cookie = String(opened.headers.get('set-cookie')).split(';')[0] as string;
    const page = await (await fetch(new URL('/estudio/', studio.address), { headers: { cookie } })).text();
    expect(page).toContain('<title>Ficha Estúdio</title>');
    const script = /src="([^"]+\.js)"/.exec(page)?.[1] as string;
    expect((await fetch(new URL(script, studio.address), { headers: { cookie } })).status).toBe(200);
    const definitions = await fetch(new URL('/estudio/api/definitions', studio.address), { headers: { cookie } });
    expect(Object.keys(((await definitions.json()) as { files: object }).files)).toContain('pf/informacoes.json');
  } finally {
    expect(await studio.end()).toBe(0);
  }
});

it('npm run studio says what is wrong with its words', async () => {
  await expect(startStudio('nenhuma')).rejects.toThrow('A pasta "nenhuma" não existe.');
});
