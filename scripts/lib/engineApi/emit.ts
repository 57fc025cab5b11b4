import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { node } from '../run.mjs';

/** The entries of the engine by name, sorted: the files in its folder. */
export const entryNames = (): string[] =>
  readdirSync(join(ROOT, 'engine'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.slice(0, -3))
    .sort();

/**
 * Writes the declarations (`.d.ts`) of all that the entries reach below a folder, as TypeScript makes them, comments included.
 * @throws what TypeScript says, when the engine has errors of types.
 */
export async function emitTypes(out: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-types-'));
  try {
    const types = ['@types/node', 'vite/client'].map((name) => join(ROOT, 'node_modules', name));
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      allowJs: false,
      checkJs: false,
      outDir: out,
      rootDir: join(ROOT, 'engine'),
      types,
    };
    const project = join(folder, 'tsconfig.json');
    const include = [join(ROOT, 'engine/*.ts')];
    writeFileSync(project, JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include }));
    const { code, output } = await node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project]);
    if (code !== 0) throw new Error(output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
