import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';
import { type Declaration, readDeclarations } from './declarations';
import { emitTypes, entryNames } from './emit';
import { entryPage, type Home } from './page';
import { snapshotOf } from './snapshot';
import { within } from './within';

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
      const names = declarations.exportsOf(entry).map((name): [Declaration | undefined, string] => {
        return [declarations.find(entry, name), name];
      });
      return { entry, own: new Map(names.filter((pair): pair is [Declaration, string] => pair[0] !== undefined)) };
    });
    const homes = new Map(
      entries.flatMap(({ entry, own }) =>
        [...own].map(([declaration, name]): [Declaration, Home] => [declaration, { entry, name }]),
      ),
    );
    const exported = new Set(homes.keys());
    const sourceOf = (module: string) =>
      ['ts', 'tsx', 'd.ts'].map((ending) => `engine/${module}.${ending}`).find((file) => existsSync(join(ROOT, file)));
    const pageOf = ({ entry, own }: (typeof entries)[number]) =>
      entryPage({
        entry,
        code: readFileSync(join(ROOT, 'engine', `${entry}.ts`), 'utf8'),
        own,
        within: within(declarations, own.keys(), exported),
        namedBy: declarations.namedBy,
        homes,
        sourceOf,
      });
    return {
      types: new Map(entries.map(({ entry }) => [entry, snapshotOf(declarations, entry, exported)])),
      pages: new Map(entries.map((one) => [one.entry, pageOf(one)])),
      undocumented: entries.flatMap(({ entry, own }) =>
        [...own.keys()].filter(({ doc }) => doc === '').map(({ name }) => `${entry}: ${name}`),
      ),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
