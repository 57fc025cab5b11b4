import { isObject, type Json } from '../../core/json';
import { endOfText } from './plainValue';
import { sameEnds } from './textEnds';

/** A JSON text without a mistake, and what it says. */
interface Read {
  text: string;
  value: Json;
}

/** A text in JSON that an edit changes: from its first quotation mark to its last one, and the steps to it. */
interface Around {
  start: number;
  end: number;
  steps: string[];
}

/** Whether a text stands in JSON as it is. What has an escape, or would need one, is read anew. Source: RFC 8259, 7. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const mark = text[at] as string;
    if (mark === '"' || mark === '\\' || mark < ' ') return false;
  }
  return true;
}

/**
 * What a text says that differs from another one in a single text of it, as while somebody types: only what is around that is
 * made anew. `undefined` for any other difference. Costs the comparison of both and the way to the place.
 */
export function valueAfter({ text: before, value }: Read, after: string): Json | undefined {
  const same = sameEnds(before, after);
  const around = textAround(before, same.start, before.length - same.end);
  if (!around) return undefined;
  const { start, end, steps } = around;
  const [was, is] = [before.slice(start + 1, end), after.slice(start + 1, end + after.length - before.length)];
  return isPlain(was) && isPlain(is) ? withText(value, steps, is) : undefined;
}

/** An object or list around a place: the step that is taken in it, and whether a key comes next. */
interface Holder {
  isList: boolean;
  step: number | string;
  isKeyNext: boolean;
}

/** The text that is a value, and no key, inside whose quotation marks a part of valid JSON stands. */
function textAround(json: string, from: number, to: number): Around | undefined {
  const holders: Holder[] = [];
  for (let at = 0; at < from; at += 1) {
    const mark = json[at];
    const around = holders.at(-1);
    if (mark === '"') {
      const end = endOfText(json, at);
      const isKey = around?.isKeyNext === true;
      if (end >= from) {
        const steps = holders.map(({ step }) =>
          typeof step === 'string' ? (JSON.parse(step) as string) : String(step),
        );
        return isKey || to > end ? undefined : { start: at, end, steps };
      }
      if (around && isKey) Object.assign(around, { step: json.slice(at, end + 1), isKeyNext: false });
      at = end;
    } else if (mark === '{') holders.push({ isList: false, step: '""', isKeyNext: true });
    else if (mark === '[') holders.push({ isList: true, step: 0, isKeyNext: false });
    else if (mark === '}' || mark === ']') holders.pop();
    else if (mark === ',' && around?.isList) around.step = Number(around.step) + 1;
    else if (mark === ',' && around) around.isKeyNext = true;
  }
  return undefined;
}

function withText(value: Json | undefined, [step, ...rest]: string[], text: string): Json {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(step), withText(value[Number(step)], rest, text));
  const around = isObject(value) ? value : {};
  return { ...around, [step]: withText(around[step], rest, text) };
}
