import { useState } from 'react';
import { framedName } from '../document/framed';
import { useWorkspace } from '../document/WorkspaceContext';
import type { Selection } from '../document/workspace';
import { useAuthor } from '../state/author';
import { useCommentActions, useComments } from '../state/commentActions';
import { CommentCard } from '../ui/CommentCard';
import { NewComment } from '../ui/NewComment';
import { SmallButton } from '../ui/SmallButton';
import styles from './Properties.module.css';
import type { Thing } from './things';

/** What was remarked about a field or section, and a place to remark something. */
export function ThingComments({ thing, selection: { tab } }: { thing: Thing; selection: Selection }) {
  const file = useWorkspace(({ values }) => values[thing.file]);
  const comments = useComments(tab);
  const actions = useCommentActions();
  const [author, setAuthor] = useAuthor();
  const [isWriting, setWriting] = useState(false);
  const at = thing.kind === 'rule' ? undefined : framedName(thing.pointer, file);
  if (tab === null || at === undefined) return null;
  const own = comments.filter((comment) => comment.tab === tab && comment.at === at && !comment.resolved);
  return (
    <section className={styles.comments} aria-label={`Comentários sobre ${thing.title}`}>
      {own.map((comment) => (
        <CommentCard
          key={comment.id}
          comment={comment}
          about={null}
          onAnswer={(text) => actions.answer(comment, text)}
          onResolve={() => actions.resolve(comment)}
        />
      ))}
      {isWriting ? (
        <NewComment
          author={author}
          onAuthor={setAuthor}
          onSend={(text) => {
            actions.add({ tab, at, title: thing.title }, text);
            setWriting(false);
          }}
        />
      ) : (
        <SmallButton icon="plus" onClick={() => setWriting(true)}>
          Comentário
        </SmallButton>
      )}
    </section>
  );
}
