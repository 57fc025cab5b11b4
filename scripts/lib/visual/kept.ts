import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare } from './compare';
import type { Picture } from './picture';
import { readPng, writePng } from './png';

/** The pictures of a browser's major version, by name; without a folder none. */
export function readKept(folder: string, wanted: (name: string) => boolean): Map<string, Picture> {
  if (!existsSync(folder)) return new Map();
  const names = readdirSync(folder).filter((name) => name.endsWith('.png') && wanted(name));
  return new Map(names.sort().map((name) => [name, readPng(readFileSync(join(folder, name)))]));
}

/**
 * Keeps pictures in place of those that they differ from, and takes away those of `before` that are not among them. What did
 * not change keeps its file. Gives back what was written or taken away.
 */
export function accept(folder: string, before: Map<string, Picture>, after: Map<string, Picture>): string[] {
  mkdirSync(folder, { recursive: true });
  const gone = [...before.keys()].filter((name) => !after.has(name));
  for (const name of gone) rmSync(join(folder, name));
  const changed = [...after].filter(([name, picture]) => {
    const old = before.get(name);
    return !old || !compare(old, picture).isSame;
  });
  for (const [name, picture] of changed) writeFileSync(join(folder, name), writePng(picture));
  return [...changed.map(([name]) => name), ...gone].sort();
}
