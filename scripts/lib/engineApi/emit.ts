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

/** What TypeScript is to write of the engine. */
interface Emitted {
  /** Code, too, beside the declarations. */
  code?: boolean;
  /** What stands at the root of what is written; default: the folder of the engine. */
  rootDir?: string;
  /** Files that no entry imports. */
  beside?: string[];
}

/**
 * Writes the declarations (`.d.ts`) of all that the entries reach below a folder, as TypeScript makes them, comments included.
 * @throws what TypeScript says, when the engine has errors of types.
 */
export async function emitTypes(out: string, { code = false, rootDir, beside = [] }: Emitted = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-types-'));
  try {
    const compilerOptions = {
      noEmit: false,
      declaration: true,
      ...(code ? { rewriteRelativeImportExtensions: true } : { emitDeclarationOnly: true }),
      allowJs: false,
      checkJs: false,
      outDir: out,
      rootDir: rootDir ?? join(ROOT, 'engine'),
      types: ['@types/node', 'vite/client'].map((name) => join(ROOT, 'node_modules', name)),
    };
    const project = join(folder, 'tsconfig.json');
    const files = [...entryNames().map((name) => join(ROOT, 'engine', `${name}.ts`)), ...beside];
    writeFileSync(
      project,
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, files, include: [] }),
    );
    const ended = await node([join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', project]);
    if (ended.code !== 0) throw new Error(ended.output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
