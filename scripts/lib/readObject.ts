import { existsSync, readFileSync, statSync } from 'node:fs';
import { isObject, type Json, type JsonObject } from '../../engine/core';
import type { Language } from './language';
import { Refused } from './refused';

/** What is wrong with a file that should hold an object. */
interface Words {
  noFile(file: string): string;
  isFolder(file: string): string;
  notRead(file: string, why: string): string;
  notJson(file: string, why: string): string;
  noObject(file: string): string;
}

const WORDS: Record<Language, Words> = {
  'pt-BR': {
    noFile: (file) => `O arquivo "${file}" não existe.`,
    isFolder: (file) => `"${file}" é uma pasta, não um arquivo.`,
    notRead: (file, why) => `O arquivo "${file}" não pôde ser lido: ${why}`,
    notJson: (file, why) => `"${file}" não é JSON: ${why}`,
    noObject: (file) => `"${file}" não contém um objeto, com um valor por nome.`,
  },
  en: {
    noFile: (file) => `There is no file "${file}".`,
    isFolder: (file) => `"${file}" is a folder, not a file.`,
    notRead: (file, why) => `The file "${file}" could not be read: ${why}`,
    notJson: (file, why) => `"${file}" is not JSON: ${why}`,
    noObject: (file) => `"${file}" holds no object, of one value per name.`,
  },
};

/** The object that a file is; `{}` where none is named. @throws Refused in words of a language, where it is none */
export function readObject(file: string | undefined, language: Language): JsonObject {
  if (file === undefined) return {};
  const text = readText(file, language);
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refused(WORDS[language].notJson(file, (error as Error).message.replace(/\s+/g, ' ')));
  }
  if (!isObject(value)) throw new Refused(WORDS[language].noObject(file));
  return value;
}

/** The text of a file without the mark that some editors put before it. @throws Refused as `readObject` */
export function readText(file: string, language: Language): string {
  const words = WORDS[language];
  if (!existsSync(file)) throw new Refused(words.noFile(file));
  if (statSync(file).isDirectory()) throw new Refused(words.isFolder(file));
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Refused(words.notRead(file, (error as Error).message));
  }
}
