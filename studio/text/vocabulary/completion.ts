import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
  type CompletionSource,
  startCompletion,
} from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { Json } from '../../../engine/core';
import type { Around } from './around';
import { type Candidate, candidatesAt } from './candidates';
import { type Typed, typedAt } from './reach';

/** Suggestions in a file: what the vocabulary and the other definitions have for the place. */
export function completions(file: string, around: () => Around): Extension {
  return autocompletion({ override: [completionsIn(file, around)], icons: false, maxRenderedOptions: 200 });
}

/** The source of the suggestions; they come by themselves after a quote or a letter, else when they are asked for. */
export function completionsIn(file: string, around: () => Around): CompletionSource {
  return ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const text = state.doc.toString();
    if (!explicit && !/["\w$#/]/.test(text[pos - 1] ?? '')) return null;
    const known = around();
    const typed = typedAt(known.world, file, text, pos);
    if (!typed) return null;
    const options = candidatesAt(typed, known).map((candidate) => optionOf(candidate, typed));
    return options.length === 0 ? null : { from: typed.from, options, validFor: /^"?[^"\n]*$/ };
  };
}

const RANKS: Record<Candidate['kind'], number> = { code: 2, name: 1, keyword: 0 };

/** What is matched is what would be written, quotes included, so that a quote that was typed is part of it. */
function optionOf({ value, title, explanation, kind, opens }: Candidate, typed: Typed): Completion {
  const label = JSON.stringify(value);
  return {
    label,
    displayLabel: typeof value === 'string' ? value : label,
    boost: RANKS[kind],
    ...(title !== '' && { detail: title }),
    ...(explanation !== undefined && { info: explanation }),
    apply: (view, _completion, from) => write(view, { from, value, opens, typed }),
  };
}

interface Written {
  from: number;
  value: Json;
  opens: string | undefined;
  typed: Typed;
}

const CLOSES: Record<string, string> = { '{': '}', '[': ']', '"': '"' };

/** Writes a key with the beginning of its value, or a value, in the place of what was typed of it. */
function write(view: EditorView, { from, value, opens = '', typed }: Written): void {
  const to = endOfToken(view, from);
  const label = JSON.stringify(value);
  const isKey = typed.reached.at === 'key' && !typed.hasValue;
  const written = isKey ? `${label}: ${opens}${CLOSES[opens] ?? ''}` : label;
  const cursor = from + written.length - (isKey && opens !== '' ? 1 : 0);
  const next = /^(\s*)["{[\w]/.exec(view.state.sliceDoc(to, to + 200));
  const insert = written + (next === null ? '' : next[1] === '' ? ', ' : ',');
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: cursor },
    userEvent: 'input.complete',
    scrollIntoView: true,
  });
  if (isKey) startCompletion(view);
}

/** The end of the text that begins with a quote, or of the word. */
function endOfToken(view: EditorView, from: number): number {
  const { state } = view;
  const rest = state.sliceDoc(from, state.doc.lineAt(from).to);
  const token = /^(?:"(?:[^"\\]|\\.)*"?|[\w.+-]*)/.exec(rest)?.[0] ?? '';
  return from + token.length;
}
