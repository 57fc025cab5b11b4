import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the files of the server, some of them changed: by the name in `data/`, what becomes of its text. */
export function changedAssets(changes: Record<string, (text: string) => string>): string {
  const assets = mkdtempSync(join(tmpdir(), 'ficha-assets-'));
  cpSync('server/data', join(assets, 'data'), { recursive: true });
  cpSync('server/fonts', join(assets, 'fonts'), { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const path = join(assets, 'data', name);
    writeFileSync(path, change(readFileSync(path, 'utf8')));
  }
  return assets;
}
