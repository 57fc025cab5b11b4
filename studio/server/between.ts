import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Files } from '../../engine/edit';

/** Writes texts as files of a folder, for a command that reads folders. */
export function writeTexts(folder: string, texts: Files): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Does something with a folder for files in between, which goes in the end. */
export async function withinFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-estudio-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a command says, with folders in between called by their names, and their files as the Estúdio calls them. */
export function withNames(said: string, root: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names).reduce(
    (text, [folder, name]) =>
      text
        .replaceAll(`${relative(root, folder)}/`, '')
        .replaceAll(`${folder}/`, '')
        .replaceAll(folder, name),
    said,
  );
}
