import { dayKeywords } from '../../../core/days/dayKeywords';
import { isObject, type Json } from '../../../core/json';
import { METHODS } from '../../../core/path';
import { parsePointer, toPointer } from '../../../core/pointer';
import { toldLimits } from '../../../core/validation/validate';
import { messageKinds } from '../../messageKinds';
import { type Problem, problemAt } from '../../problems/problem';
import { say, type Words } from '../../problems/say';
import { asWritten, type Source } from '../../problems/source';
import { suggestion } from '../../problems/words';
import { textParameters } from '../../screenTexts';
import { holdsBraces } from './braces';

/** Names that a text may hold in braces; `any` where an answer or a block fills them. */
type Names = readonly string[] | 'any';

const NONE: Names = [];

/** Keywords whose messages may say the day or number that the value should keep to. */
const limits: readonly string[] = [...dayKeywords, ...Object.keys(toldLimits)];

/** What is filled where, by the pointer of the text; the first line that fits. Anywhere else nothing is. */
const places: [RegExp, Names | ((steps: string[]) => Names)][] = [
  [/\/say$/, 'any'],
  [/^\/texts\/[^/]+$/, ([, name = '']) => textParameters[name] ?? NONE],
  [/\/(ui:)?messages\/[^/]+\/[^/]+$/, (steps) => namesOfMessage(steps.at(-2) ?? '')],
  [/\/errorMessage\/[^/]+$/, (steps) => namesOfMessage(steps.at(-1) ?? '')],
  [/^\/formats\/[^/]+\/[^/]+$/, ['name', 'n']],
  [/\/rules\/\d+\/error\/[^/]+$/, ['name']],
  [/^\/collections\/[^/]+\/(fixed\/\d+\/)?name$/, ['name', 'n']],
  [/^\/collections\/[^/]+\/(fixed\/\d+\/)?title$/, ['n']],
  // The fields in it are looked for with the line.
  [/^\/line\/\d+\/text$/, 'any'],
  [/^\/line\/\d+\/(one|other|none)$/, ['n', 'of']],
  [/^\/uiSchema\/ui:sections\/\d+\/name$/, ['name']],
  [/^\/tabs\/\d+\/own\/blocks\//, 'any'],
];

/** Errors have a field and a row; calls have neither. */
function namesOfMessage(key: string): Names {
  const kind = key.split('.', 1)[0] ?? '';
  if ((messageKinds.calls as readonly string[]).includes(kind)) return NONE;
  return limits.includes(kind) ? ['name', 'n', 'limit'] : ['name', 'n'];
}

/** Names in braces that nothing fills, and braces without their other half: the customer would read them as written. */
export function checkPlaceholders(source: Source, value: Json = source.value, pointer = ''): Problem[] {
  if (!holdsBraces(value)) return [];
  if (typeof value === 'string') return wrongIn(source, value, pointer);
  // What a block does with its texts is the block's own; examples hold customers' data.
  if (isObject(value) && typeof value.block === 'string') return [];
  const entries = Array.isArray(value)
    ? value.map((item, index) => [String(index), item] as const)
    : Object.entries(isObject(value) ? value : {});
  return entries.flatMap(([key, inner]) => {
    if (pointer === '' && key === 'examples') return [];
    return checkPlaceholders(source, inner, pointer + toPointer([key]));
  });
}

function wrongIn(source: Source, text: string, pointer: string): Problem[] {
  if (METHODS.some((method) => text.startsWith(`${method} `))) return [];
  const found = places.find(([pattern]) => pattern.test(pointer))?.[1] ?? NONE;
  const names = typeof found === 'function' ? found(parsePointer(pointer)) : found;
  const report = (message: Words) => [problemAt(asWritten(source), 'DEF_UNKNOWN_PARAMETER', { pointer }, message)];
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, '')))
    return report(say`Uma chave ({ ou }) está sem o seu par neste texto.`);
  if (names === 'any') return [];
  return [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([, name = '']) => {
    if (name.startsWith('$') || names.includes(name)) return [];
    const expected =
      names.length > 0 ? suggestion(name, names) : say`Esperado: um texto sem nomes, ou {$settings/nome}.`;
    return report(say`O nome {${name}} não é preenchido neste texto. ${expected}`);
  });
}
