import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { type Declaration, readDeclarations } from './declarations';
import { emitTypes, entryNames } from './emit';
import { entryPage } from './page';
import { snapshotOf } from './snapshot';

/** What is told of the entries of the engine. */
export interface EngineApi {
  /** By entry, the text of its types. */
  types: Map<string, string>;
  /** By entry, its page. */
  pages: Map<string, string>;
  /** What an entry exports without a doc comment, as `entry: name`. */
  undocumented: string[];
}

/** What the entries of the engine give to others. Asks TypeScript, which takes some seconds. */
export async function readEngineApi(): Promise<EngineApi> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-engine-'));
  try {
    await emitTypes(folder);
    const declarations = readDeclarations(folder);
    const entries = entryNames().map((entry) => {
      const names = declarations.exportsOf(entry);
      return { entry, names, own: names.flatMap((name) => declarations.find(entry, name) ?? []) };
    });
    const exported = new Set(entries.flatMap(({ own }) => own));
    const sourceOf = (module: string) =>
      ['ts', 'tsx', 'd.ts'].map((ending) => `engine/${module}.${ending}`).find((file) => existsSync(join(ROOT, file)));
    return {
      types: new Map(entries.map(({ entry }) => [entry, snapshotOf(declarations, entry, exported)])),
      pages: new Map(
        entries.map(({ entry, names }) => {
          const code = readFileSync(join(ROOT, 'engine', `${entry}.ts`), 'utf8');
          const own = names.flatMap((name) => asExported(declarations.find(entry, name), name));
          return [entry, entryPage({ entry, code, own, sourceOf })];
        }),
      ),
      undocumented: entries.flatMap(({ entry, own }) =>
        own.filter(({ doc }) => doc === '').map(({ name }) => `${entry}: ${name}`),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** A declaration under the name by which it is imported. */
function asExported(declaration: Declaration | undefined, name: string): Declaration[] {
  if (!declaration) return [];
  return [{ ...declaration, name, text: declaration.text.replace(new RegExp(`\\b${declaration.name}\\b`), name) }];
}
