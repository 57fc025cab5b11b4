import type { Json } from '../../../engine/core';
import type { TextEdit } from '../../../engine/edit';
import { insertItem, setValue } from '../edits';
import { printValue } from '../print';
import { type Comment, mergedComments, readComments, type Said } from './comments';

/** A file of comments as it is; `text` is absent where there is none yet. */
export interface CommentsText {
  file: string;
  text: string | undefined;
}

/** Edits that bring comments into a file, those that are known merged with what it has; none where nothing is new. */
export function bring({ file, text }: CommentsText, brought: readonly Comment[]): TextEdit[] {
  const own = readComments(parsed(text));
  const merged = mergedComments(own, brought);
  if (JSON.stringify(merged) === JSON.stringify(own)) return [];
  const value = { comments: merged } as unknown as Json;
  return [{ file, offset: 0, length: text?.length ?? 0, text: `${printValue(value, '', 0)}\n` }];
}

/** Edits that answer a comment. */
export function answer(at: { file: string; text: string }, id: string, said: Said): TextEdit[] {
  const index = indexOf(at.text, id);
  const answers = `/comments/${index}/answers`;
  const list = (parsed(at.text) as { comments: { answers?: Json[] }[] }).comments[index]?.answers;
  const value = { ...said } as Json;
  return list ? insertItem(at, answers, list.length, value) : setValue(at, answers, [value]);
}

/** Edits that say that a comment is dealt with. */
export function resolve(at: { file: string; text: string }, id: string, by: Omit<Said, 'text'>): TextEdit[] {
  return setValue(at, `/comments/${indexOf(at.text, id)}/resolved`, { ...by });
}

function indexOf(text: string, id: string): number {
  const { comments } = parsed(text) as { comments: { id?: string }[] };
  return comments.findIndex((comment) => comment.id === id);
}

/** The value of a text; `undefined` where it is no JSON. */
export function parsed(text: string | undefined): Json | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Json);
  } catch {
    return undefined;
  }
}
