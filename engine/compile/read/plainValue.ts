import type { Json } from '../../core/json';

/** The value of a JSON text without any mistake; `undefined` for one that is no JSON, or that has a key twice in an object. */
export function plainValue(text: string): Json | undefined {
  const value = parsed(text);
  if (value === undefined) return undefined;
  const keys = countKeys(value);
  return countColons(text) === keys || countWrittenKeys(text) === keys ? value : undefined;
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function countKeys(value: Json): number {
  let count = 0;
  const open: Json[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inner = (Array.isArray(next) ? next : Object.values(next)) as Json[];
    if (!Array.isArray(next)) count += inner.length;
    for (const item of inner) if (typeof item === 'object') open.push(item);
  }
  return count;
}

/** The quotation marks of valid JSON that a colon follows: as many as it has keys, and more only where a text holds some. */
function countColons(text: string): number {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (text[before] !== '"' && isSpace(text.charCodeAt(before))) before -= 1;
    if (text[before] === '"') count += 1;
  }
  return count;
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
export function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let slashes = 0;
    while (text[end - 1 - slashes] === '\\') slashes += 1;
    if (slashes % 2 === 0) return end;
  }
}

/** Space, tab, line feed, carriage return. Source: RFC 8259, 2. */
const isSpace = (code: number): boolean => code === 32 || code === 9 || code === 10 || code === 13;
