import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isObject, type Json, type JsonObject } from '../../engine/core/json';
import { parsePointer } from '../../engine/core/pointer';
import type { Block } from './blocks';

/** Writes the JSON blocks into a folder as their page says: whole files, and parts into the files that stand there. */
export function writeBlocks(folder: string, blocks: readonly Block[]): void {
  for (const { language, file, pointer, text } of blocks) {
    if (language !== 'json' || file === undefined) continue;
    const path = join(folder, file);
    const part = JSON.parse(text) as Json;
    if (pointer === undefined) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify(part, undefined, 2));
      continue;
    }
    if (!existsSync(path)) throw new Error(`${file} is not there to hold the part ${pointer}`);
    const whole = JSON.parse(readFileSync(path, 'utf8')) as JsonObject;
    writeFileSync(path, JSON.stringify(put(whole, parsePointer(pointer), part), undefined, 2));
  }
}

/** A value with a part at these steps; objects and lists on the way are made. */
function put(value: Json | undefined, [step, ...rest]: string[], part: Json): Json {
  if (step === undefined) return isObject(value) && isObject(part) ? { ...value, ...part } : part;
  if (step === '-' || Array.isArray(value)) {
    const list = Array.isArray(value) ? value : [];
    return step === '-' ? [...list, part] : list.with(Number(step), put(list[Number(step)], rest, part));
  }
  const object = isObject(value) ? value : {};
  return { ...object, [step]: put(object[step], rest, part) };
}
