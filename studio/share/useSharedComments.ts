import { useState } from 'react';
import type { JsonObject } from '../../engine/core';
import { type Comment, mergedComments, readComments } from '../document/comments/comments';
import { keep, kept } from '../state/sizes';
import type { SharedPreview } from './shared';

interface SharedComments {
  all: Comment[];
  /** Whether it was written here, and may go again. */
  isOwn(comment: Comment): boolean;
  add(comment: Comment): void;
  answer(id: string, said: Comment['answers'][number]): void;
  remove(id: string): void;
}

/** The comments of a shared preview: those that came with it, and what is written here, which is kept on this device. */
export function useSharedComments({ id, comments }: SharedPreview): SharedComments {
  const key = `previa.${id}`;
  const [own, setOwn] = useState(() => readComments(kept<JsonObject>(key) as JsonObject));
  const change = (next: Comment[]) => {
    setOwn(next);
    keep(key, { comments: next });
  };
  const all = mergedComments(comments, own);
  const given = new Set(comments.map((comment) => comment.id));
  return {
    all,
    isOwn: (comment) => !given.has(comment.id),
    add: (comment) => change([...own, comment]),
    answer(to, said) {
      const comment = all.find((one) => one.id === to);
      if (!comment) return;
      change([...own.filter((one) => one.id !== to), { ...comment, answers: [...comment.answers, said] }]);
    },
    remove: (gone) => change(own.filter((one) => one.id !== gone)),
  };
}

/** Gives a file with comments to whoever looks, to be sent to whoever asked. */
export function downloadComments(id: string, comments: readonly Comment[]): void {
  const text = `${JSON.stringify({ comments }, undefined, 2)}\n`;
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: `comentarios-${id}.json` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
