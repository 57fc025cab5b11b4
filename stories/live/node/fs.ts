/** What the compiler takes of `node:fs`: in a browser there is no file, and it is given texts. */
export const existsSync = (): boolean => false;

export function readdirSync(): never {
  throw new Error('There are no folders in a browser.');
}

export function readFileSync(): never {
  throw new Error('There are no files in a browser.');
}
