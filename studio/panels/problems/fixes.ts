import { keyToBe } from '../../../engine/catalog';
import { type Json, parsePointer } from '../../../engine/core';
import type { TextEdit } from '../../../engine/edit';
import { editsInTurn, type Step } from '../../document/difference';
import { insertItem, insertKey, removeValue, renameKey, setValue } from '../../document/edits';
import { objectAt, valueAt } from '../../document/pointers';
import type { Workspace } from '../../document/workspace';
import type { Problem } from '../../wire';
import { callerAt } from '../../words/called';

/** The smallest right thing to do about a problem. */
export interface Fix {
  /** What it does, as the button and the history say it. */
  name: string;
  edits: TextEdit[];
}

/** As the checks write a name that was probably meant. */
const MEANT = /Você quis dizer "([^"]+)"\?/;

/** How to repair a problem, where that is known. */
export function fixOf(problem: Problem, { texts, values, broken }: Workspace): Fix | undefined {
  const { file, pointer, code } = problem;
  const text = texts[file];
  if (text === undefined || broken[file]) return undefined;
  const at = { file, text };
  const value = valueAt(values[file], pointer);
  try {
    if (code === 'DEF_DUPLICATE_KEY' || value === undefined) return undefined;
    const inFile = values[file] as Json;
    return (
      nearestFix(problem, at, { value, values }) ??
      removalFix(problem, at) ??
      requireFix(problem, at, inFile) ??
      titleFix(problem, at) ??
      storyFix(problem, at, inFile) ??
      exampleFix(problem, at, value)
    );
  } catch {
    // The text is newer than the problem.
    return undefined;
  }
}

type At = { file: string; text: string };

/** The name that the message holds for meant. */
function nearestFix(
  { file, pointer, message }: Problem,
  at: At,
  { value, values }: { value: Json; values: Workspace['values'] },
): Fix | undefined {
  const meant = MEANT.exec(message);
  const nearest = meant?.[1];
  if (!meant || nearest === undefined) return undefined;
  const wrong = parsePointer(pointer).at(-1) ?? '';
  const before = message.slice(0, meant.index + meant[0].indexOf('"'));
  const name = `Trocar por ${callerAt(values, file, pointer).name(nearest, before) ?? nearest}`;
  if (typeof value === 'string' && message.includes(`"${value}"`))
    return { name, edits: setValue(at, pointer, nearest) };
  if (message.includes(`"${wrong}"`)) return { name, edits: renameKey(at, pointer, nearest) };
  return undefined;
}

/** What nobody uses goes. */
function removalFix({ pointer, code }: Problem, at: At): Fix | undefined {
  if (code !== 'DEF_UNUSED_SHARED') return undefined;
  return { name: 'Apagar o que não é usado', edits: removeValue(at, pointer.replace(/\/id$/, '')) };
}

/** Required always, and hidden at times: asked for only where the rule that hides it shows it. */
function requireFix({ pointer, code, message }: Problem, at: At, file: Json): Fix | undefined {
  const hider = /a regra "([^"]+)"/.exec(message)?.[1];
  if (code !== 'DEF_REQUIRED_HIDDEN' || hider === undefined) return undefined;
  const field = valueAt(file, pointer) as Json;
  const rules = valueAt(file, '/rules');
  const index = Array.isArray(rules) ? rules.findIndex((rule) => objectAt(rule, '').id === hider) : -1;
  if (index < 0) return undefined;
  const key = keyToBe('requires');
  const asked = objectAt(file, `/rules/${index}`)[key];
  const required = Array.isArray(asked) ? asked : [];
  const next = required.includes(field) ? [] : setValue(at, `/rules/${index}/${key}`, [...required, field]);
  return { name: 'Exigir só quando aparece', edits: [...removeValue(at, pointer), ...next] };
}

/** A field that the screen shows has a title: its name with spaces, to begin with. */
function titleFix({ pointer, code }: Problem, at: At): Fix | undefined {
  const name = parsePointer(pointer).at(-1);
  if (code !== 'DEF_MISSING_TITLE' || name === undefined || name === 'title') return undefined;
  const title = name.replace(
    /([a-zà-ú])([A-ZÀ-Ú])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
  return { name: `Dar o título “${title}”`, edits: setValue(at, `${pointer}/title`, title) };
}

/** What a story can say of a field, and what it is when that is not so. */
const OPPOSITES: Readonly<Record<string, string>> = {
  ...{ shown: 'hidden', hidden: 'shown', required: 'optional', optional: 'required' },
  ...{ locked: 'open', open: 'locked', listed: 'free', free: 'listed' },
};

/** What examples are told by. */
const AS_IT_IS = 'Contar como é agora';

const FOUND = /; encontrado: (.*)\.$/;

/** A story of which something else comes now tells that instead. */
function storyFix({ pointer, code, message }: Problem, at: At, file: Json): Fix | undefined {
  if (code !== 'DEF_WRONG_EXAMPLE' || !pointer.startsWith('/examples/stories/')) return undefined;
  const [, expect = '', key = ''] = /^(.*\/expect)\/([^/]+)(?:\/\d+)?$/.exec(pointer) ?? [];
  const opposite = OPPOSITES[key];
  if (opposite !== undefined) return { name: AS_IT_IS, edits: turned(at, file, { expect, key, opposite, pointer }) };
  const found = FOUND.exec(message)?.[1];
  return found === undefined ? undefined : { name: AS_IT_IS, edits: setValue(at, pointer, JSON.parse(found) as Json) };
}

const FIRST_ERROR = /O primeiro erro do exemplo está em "([^"]*)"/;

/** An example that is wrong in another way than it says names the errors that it has. */
function exampleFix({ pointer, code, message }: Problem, at: At, value: Json): Fix | undefined {
  if (code !== 'DEF_WRONG_EXAMPLE' || !pointer.startsWith('/examples/invalid/')) return undefined;
  const first = FIRST_ERROR.exec(message)?.[1];
  if (first !== undefined) return first === value ? undefined : { name: AS_IT_IS, edits: setValue(at, pointer, first) };
  return /\/errors\/\d+$/.test(pointer) && message.includes(`"${value}"`)
    ? { name: AS_IT_IS, edits: removeValue(at, pointer) }
    : undefined;
}

/** A field goes from one list of an expectation to the opposite one. */
function turned(
  at: At,
  file: Json,
  { expect, key, opposite, pointer }: { expect: string; key: string; opposite: string; pointer: string },
): TextEdit[] {
  const said = valueAt(file, `${expect}/${key}`);
  const field = valueAt(file, pointer) as Json;
  const isLast = Array.isArray(said) && said.length === 1;
  const known = valueAt(file, `${expect}/${opposite}`);
  if (isLast && known === undefined) return renameKey(at, `${expect}/${key}`, opposite);
  const gone: Step = (text) => removeValue({ ...at, text }, isLast ? `${expect}/${key}` : pointer);
  const put: Step = (text) =>
    Array.isArray(known)
      ? insertItem({ ...at, text }, `${expect}/${opposite}`, known.length, field)
      : insertKey({ ...at, text }, expect, opposite, [field], key);
  return editsInTurn(at, [put, gone]);
}
