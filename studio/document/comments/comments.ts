import { isObject, type Json } from '../../../engine/core';
import { COMMENTS_FOLDER } from '../../../engine/edit';

/** What somebody says. */
export interface Said {
  author: string;
  /** ISO 8601 */
  date: string;
  text: string;
}

/** A remark about something of a tab, and what came of it. */
export interface Comment extends Said {
  id: string;
  /** `pf/informacoes` */
  tab: string;
  /** A field as the form knows it (`/Name`, `/accounts/0/Branch`), a section as `#id`; empty: the tab itself. */
  at: string;
  /** What that was called then. */
  title: string;
  answers: Said[];
  resolved?: Omit<Said, 'text'>;
}

/** Where the comments of a tab's wizard stand. */
export const commentsFile = (tab: string): string => `${COMMENTS_FOLDER}/${tab.split('/', 1)[0]}.json`;

/** A name that no other comment has; not `randomUUID`, which only pages of a secure origin have. */
export const newCommentId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Longer texts, and more comments, are no comments of people. */
const LONGEST = 4000;
const MOST = 2000;

/** The comments of a value that may come from anywhere; what is none of them is left out. */
export function readComments(value: Json | undefined): Comment[] {
  const list = isObject(value) ? value.comments : undefined;
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST).flatMap((one) => {
    const comment = readComment(one);
    return comment ? [comment] : [];
  });
}

function readComment(value: Json): Comment | undefined {
  const said = readSaid(value);
  if (!said || !isObject(value)) return undefined;
  const { id, tab, at, title, answers, resolved } = value;
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id)) return undefined;
  if (typeof tab !== 'string' || !/^[\w-]+\/[\w-]+$/.test(tab)) return undefined;
  if (typeof at !== 'string' || !/^(?:$|[/#])/.test(at) || at.length > LONGEST) return undefined;
  const given = Array.isArray(answers) ? answers.flatMap((answer) => readSaid(answer) ?? []) : [];
  const end = isObject(resolved) ? readSaid({ ...resolved, text: '-' }) : undefined;
  return {
    ...{ id, tab, at, title: typeof title === 'string' ? title.slice(0, LONGEST) : '', ...said, answers: given },
    ...(end && { resolved: { author: end.author, date: end.date } }),
  };
}

function readSaid(value: Json): Said | undefined {
  if (!isObject(value)) return undefined;
  const { author, date, text } = value;
  if (typeof text !== 'string' || text.trim() === '' || text.length > LONGEST) return undefined;
  if (typeof author !== 'string' || author.length > LONGEST || typeof date !== 'string') return undefined;
  return Number.isNaN(Date.parse(date)) ? undefined : { author, date, text };
}

/**
 * Comments with those that somebody brings: new ones are added, to known ones what was answered since. What is resolved
 * here stays so.
 */
export function mergedComments(own: readonly Comment[], brought: readonly Comment[]): Comment[] {
  const known = new Set(own.map(({ id }) => id));
  const more = new Map(brought.map((comment) => [comment.id, comment]));
  const merged = own.map((comment): Comment => {
    const theirs = more.get(comment.id);
    if (!theirs) return comment;
    const keyOf = ({ author, date, text }: Said) => JSON.stringify([author, date, text]);
    const said = new Set(comment.answers.map(keyOf));
    const answers = [...comment.answers, ...theirs.answers.filter((answer) => !said.has(keyOf(answer)))];
    const resolved = comment.resolved ?? theirs.resolved;
    return { ...comment, answers, ...(resolved && { resolved }) };
  });
  return [...merged, ...[...more.values()].filter(({ id }) => !known.has(id))];
}
