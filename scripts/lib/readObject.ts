import { readFileSync } from 'node:fs';
import { isObject, type JsonObject } from '../../engine/core';
import { Refused } from './refused';

/** The object that a file is: answers, or settings; `{}` where none is named. @throws Refused */
export function readObject(file: string | undefined): JsonObject {
  if (file === undefined) return {};
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Refused(`O arquivo "${file}" não existe, ou não se pode ler.`);
  }
  try {
    const value = JSON.parse(text);
    if (isObject(value)) return value;
  } catch (error) {
    throw new Refused(`${file}: não é JSON. ${(error as Error).message.replace(/\s+/g, ' ')}`);
  }
  throw new Refused(`${file}: deve ser um objeto, com um valor por campo.`);
}
