import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { type Ended, npmInstall, npmRun, plainEnvironment } from './command';
import { temporaryFolder } from './temporaryFolder';

/** An example in a folder of its own, as whoever has only the package of the engine has it. */
export interface PackedProject {
  folder: string;
  /** The engine, as `npm run engine:pack` has written it. */
  archive: string;
  /** How packing and installing ended. */
  packed: Ended;
  installed: Ended;
  inPackage(...path: string[]): string;
  /** Runs a script of its own, or of a package that it has installed. */
  run(script: string, ...args: string[]): SpawnSyncReturns<string>;
}

/** Packs the engine, and installs an example with it and all that its package.json asks for. */
export async function packedProject(example: string): Promise<PackedProject> {
  const folder = temporaryFolder();
  cpSync(join(ROOT, 'examples', example), folder, {
    recursive: true,
    filter: (path) => !/node_modules|\/dist$/.test(path.slice(ROOT.length)),
  });
  const packed = await npmRun('engine:pack', [folder]);
  const manifest = join(folder, 'package.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/file:[^"]*\//, 'file:'));
  const installed = await npmInstall(folder);
  return {
    folder,
    archive: join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''),
    packed,
    installed,
    inPackage: (...path) => join(folder, 'node_modules/ficha-engine', ...path),
    run: (script, ...args) =>
      spawnSync(process.execPath, [join(folder, script), ...args], {
        cwd: folder,
        encoding: 'utf8',
        env: plainEnvironment(),
      }),
  };
}
