import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Tokens = { tenant: Record<string, { $value: { components: number[]; hex?: string } }> };

/** A folder of tenants with those of the project and a third, which begins as a copy of Ipê Roxo. */
export function tenantFolder(id: string, texts: { name: string; line: string }) {
  const tenantsDir = mkdtempSync(join(tmpdir(), 'ficha-tenants-'));
  cpSync('tenants', tenantsDir, { recursive: true });
  const own = join(tenantsDir, id);
  cpSync('tenants/ipe', own, { recursive: true });
  writeFileSync(join(own, 'texts.json'), JSON.stringify(texts));
  return {
    tenantsDir,
    write: (name: string, text: string) => writeFileSync(join(own, name), text),
    change: (turn: (tokens: Tokens) => void) => {
      const tokens = JSON.parse(readFileSync(join(own, 'tokens.json'), 'utf8')) as Tokens;
      turn(tokens);
      writeFileSync(join(own, 'tokens.json'), JSON.stringify(tokens));
    },
  };
}
