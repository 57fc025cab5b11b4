import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readFrames } from '../../../server/http/frames';

const TENANT = { name: 'Sá & "Filhos" <$&>', line: 'Corretora' };

function portal(frames?: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-frames-'));
  mkdirSync(join(folder, 'portal'));
  if (frames) writeFileSync(join(folder, 'frames.json'), JSON.stringify(frames));
  return join(folder, 'portal');
}

it('gives each page what the build drew of it, with what the tenant is called', () => {
  const html = '<b title="{{name}}">{{name}}</b> <small>{{line}}</small>';
  const { pageAt, styles } = readFrames(portal({ pages: { '/login': html }, styles: ['/assets/a.css'] }), TENANT);
  const name = 'Sá &amp; &quot;Filhos&quot; &lt;$&amp;&gt;';
  const drawn = `<!--drawn--><b title="${name}">${name}</b> <small>Corretora</small><!--/drawn-->`;
  expect(['/login', '/Login/', '/', '/login/x', '/CadastroPF_Passo_1'].map(pageAt)).toEqual([drawn, drawn, '', '', '']);
  expect(styles).toEqual(['/assets/a.css']);
});

it('gives nothing where the build drew nothing', () => {
  const { pageAt, styles } = readFrames(portal(), TENANT);
  expect([pageAt('/login'), styles]).toEqual(['', []]);
});
