import { useMemo } from 'react';
import { type Comment, commentsFile, newCommentId, readComments, type Said } from '../document/comments/comments';
import { answer, bring, resolve } from '../document/comments/edits';
import { useWorkspace, useWorkspaceStore } from '../document/WorkspaceContext';
import { knownAuthor } from './author';

/** The comments of the wizard that a tab belongs to; none without a tab. */
export function useComments(tab: string | null): Comment[] {
  const value = useWorkspace(({ values }) => (tab === null ? undefined : values[commentsFile(tab)]));
  return useMemo(() => readComments(value), [value]);
}

/** What can be done about comments; each is a step of the history. */
export function useCommentActions() {
  const store = useWorkspaceStore();
  return useMemo(() => {
    const textOf = (tab: string) => {
      const file = commentsFile(tab);
      return { file, text: store.getState().texts[file] };
    };
    const said = (text: string): Said => ({ author: knownAuthor().trim(), date: new Date().toISOString(), text });
    return {
      add(about: Pick<Comment, 'tab' | 'at' | 'title'>, text: string) {
        const comment: Comment = { id: newCommentId(), ...about, ...said(text), answers: [] };
        store.edit(`Comentário sobre ${about.title}`, bring(textOf(about.tab), [comment]));
      },
      answer({ tab, id, title }: Comment, text: string) {
        const { file, text: own = '' } = textOf(tab);
        store.edit(`Resposta sobre ${title}`, answer({ file, text: own }, id, said(text)));
      },
      resolve({ tab, id, title }: Comment) {
        const { file, text = '' } = textOf(tab);
        const { author, date } = said('');
        store.edit(`Comentário resolvido sobre ${title}`, resolve({ file, text }, id, { author, date }));
      },
      /** Takes what somebody sent. @returns how many comments are new, or were answered; */
      bring(comments: readonly Comment[]): number {
        const files = [...new Set(comments.map(({ tab }) => commentsFile(tab)))];
        const edits = files.flatMap((file) => {
          const own = comments.filter(({ tab }) => commentsFile(tab) === file);
          return bring({ file, text: store.getState().texts[file] }, own);
        });
        const before = files.flatMap((file) => readComments(store.getState().values[file]));
        if (edits.length > 0) store.edit('Comentários trazidos', edits);
        const known = new Map(before.map((comment) => [comment.id, JSON.stringify(comment)]));
        const after = files.flatMap((file) => readComments(store.getState().values[file]));
        return after.filter((comment) => known.get(comment.id) !== JSON.stringify(comment)).length;
      },
    };
  }, [store]);
}
