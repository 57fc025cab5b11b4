import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SharedPreview } from '../../studio/share/shared';
import { npmRun } from '../support/command';
import { temporaryFolder } from '../support/temporaryFolder';

describe('npm run schemas:share', () => {
  const folder = temporaryFolder();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  let ended: Awaited<ReturnType<typeof npmRun>>;
  beforeAll(async () => {
    ended = await npmRun('schemas:share', ['acesso', '--out', folder]);
  });

  it('writes pages that may ask nobody for anything, with plain scripts of their own', () => {
    expect(ended).toEqual({ code: 0, output: join(folder, 'index.html') });
    for (const page of ['index.html', 'formulario.html']) {
      expect(read(page)).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
      expect(read(page)).not.toMatch(/https?:|type="module"|<script>|<style>| style=/);
      const named = [...read(page).matchAll(/(?:src|href)="\.\/([^"]+)"/g)].map(([, name]) => name);
      expect(readdirSync(folder)).toEqual(expect.arrayContaining(named));
    }
  });

  it('has every tab with its examples, and what its fields are called', () => {
    const page: { fichaPreview?: SharedPreview; fichaTabs?: Record<string, { definition: { id: string } }> } = {};
    for (const name of ['previa.js', ...readdirSync(folder).filter((one) => one.startsWith('aba-'))]) {
      runInNewContext(read(name), Object.assign(page, { globalThis: page }));
    }
    const tabs = page.fichaPreview?.tabs ?? [];
    expect(tabs.map(({ tab }) => tab)).toEqual(['acesso/cadastro', 'acesso/finalizacao', 'acesso/recuperacao']);
    expect(Object.keys(page.fichaTabs ?? {}).sort()).toEqual(tabs.map(({ tab }) => tab));
    for (const { examples, places } of tabs) {
      expect(examples.length).toBeGreaterThan(0);
      expect(places).toContainEqual({ at: expect.stringMatching(/^\/\w+$/), title: expect.stringMatching(/\S/) });
    }
  });

  it('says what it cannot share, and takes the place of nothing else', async () => {
    const other = temporaryFolder();
    writeFileSync(join(other, 'carta.txt'), 'x');
    const refusals = await Promise.all(
      [['nada'], [], ['acesso', '--out', other]].map((words) => npmRun('schemas:share', words)),
    );
    expect(refusals).toEqual([
      { code: 1, output: 'Não há "nada": há fundo, pf, pj, acesso.' },
      { code: 1, output: 'Diga o que se compartilha: npm run schemas:share -- pf' },
      { code: 1, output: `A pasta "${other}" tem outros arquivos. Escolha uma vazia com --out.` },
    ]);
    expect(readdirSync(other)).toEqual(['carta.txt']);
  });
});
