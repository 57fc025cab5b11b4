import type { Node } from 'jsonc-parser';
import type { Json, JsonObject } from '../../engine/core';
import { withSameParts } from '../../engine/state';
import { changeOf, lastMember } from './treeOf';

/** A file as it was. */
interface Before {
  value: Json | undefined;
  /** The text that says it; nothing where the text was no JSON. */
  text: string | undefined;
}

/**
 * What a JSON text holds; what is as in the text before is the very same object. Where one text alone differs, as while
 * somebody types, only what is around that is made anew. @throws SyntaxError for a text that is no JSON
 */
export function readValue(text: string, before: Before): Json {
  const change = before.text === undefined ? undefined : changeOf(before.text, text);
  const steps = change && stepsTo(change.node);
  if (steps) return withText(before.value, steps, change.value);
  return withSameParts(before.value, JSON.parse(text) as Json);
}

/** The steps to a value; `undefined` to what is none: a key, and what stands under one that comes again later. */
function stepsTo(node: Node): (string | number)[] | undefined {
  const steps: (string | number)[] = [];
  for (let at = node; at.parent; at = at.parent) {
    const { type, children = [] } = at.parent;
    if (type === 'array') steps.push(children.indexOf(at));
    else if (type === 'property') {
      const [key] = children;
      const isLast = lastMember(at.parent.parent?.children ?? [], key?.value) === at.parent;
      if (key === at || !isLast) return undefined;
      steps.push(String(key?.value));
    }
  }
  return steps.reverse();
}

function withText(value: Json | undefined, [step, ...rest]: (string | number)[], text: string): Json {
  if (step === undefined) return text;
  if (Array.isArray(value)) return value.with(Number(step), withText(value[Number(step)], rest, text));
  return { ...(value as JsonObject), [step]: withText((value as JsonObject)[step], rest, text) };
}
