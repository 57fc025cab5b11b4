import { isObject, type Json } from '../../core/json';

/** The value of a JSON text without any mistake; `undefined` for one that is no JSON, or that has a key twice in an object. */
export function plainValue(text: string): Json | undefined {
  const value = parsed(text);
  return value !== undefined && countKeys(value) === countWrittenKeys(text) ? value : undefined;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function countKeys(value: Json): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + countKeys(item), 0);
  if (!isObject(value)) return 0;
  const inner = Object.values(value);
  return inner.reduce<number>((sum, item) => sum + countKeys(item as Json), inner.length);
}

/** The texts of valid JSON that a colon follows. */
function countWrittenKeys(text: string): number {
  let count = 0;
  for (let start = text.indexOf('"'); start >= 0; ) {
    const end = endOfText(text, start);
    let next = end + 1;
    while (isSpace(text.charCodeAt(next))) next += 1;
    if (text[next] === ':') count += 1;
    start = text.indexOf('"', next);
  }
  return count;
}

/** Where the text that begins at a quotation mark ends: at the next one that no odd number of backslashes escapes. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}

/** Space, tab, line feed, carriage return. Source: RFC 8259, 2. */
const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;
