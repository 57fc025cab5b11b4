import { useRef, useState } from 'react';
import type { Json } from '../../../engine/core';
import { type Comment, readComments } from '../../document/comments/comments';
import { pointerOfFramed } from '../../document/framed';
import { fileOfTab, valueAt } from '../../document/pointers';
import { useWorkspace, useWorkspaceStore } from '../../document/WorkspaceContext';
import { useAuthor } from '../../state/author';
import { useCommentActions, useComments } from '../../state/commentActions';
import { Button } from '../../ui/Button';
import { CommentCard } from '../../ui/CommentCard';
import { PlaceLink } from '../../ui/PlaceLink';
import { Segmented } from '../../ui/Segmented';
import styles from './CommentsPanel.module.css';

/** What was remarked about the tabs of a wizard: open or all, each with its place, to be answered and resolved. */
export function CommentsPanel() {
  const tab = useWorkspace(({ selection }) => selection?.tab ?? null);
  const comments = useComments(tab);
  const actions = useCommentActions();
  const [shown, setShown] = useState<'open' | 'all'>('open');
  const [author, setAuthor] = useAuthor();
  const seen = comments.filter(({ resolved }) => shown === 'all' || !resolved);
  return (
    <div className={styles.comments}>
      <div className={styles.head}>
        <Segmented
          label="Quais comentários"
          options={[
            { name: 'open', label: 'Abertos' },
            { name: 'all', label: 'Todos' },
          ]}
          chosen={shown}
          onPick={(name) => setShown(name)}
        />
        <Bring onBring={actions.bring} />
        <label className={styles.author}>
          Seu nome
          <input value={author} autoComplete="name" onChange={(event) => setAuthor(event.target.value)} />
        </label>
      </div>
      {seen.length === 0 && (
        <p className={styles.none}>
          {comments.length === 0
            ? 'Nenhum comentário neste cadastro. Compartilhe a prévia, e traga aqui o arquivo que cada pessoa baixar dela.'
            : 'Nenhum comentário aberto.'}
        </p>
      )}
      <ul className={styles.list}>
        {seen.map((comment) => (
          <li key={comment.id}>
            <CommentCard
              comment={comment}
              about={<About comment={comment} />}
              onAnswer={(text) => actions.answer(comment, text)}
              onResolve={() => actions.resolve(comment)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Takes a file of comments, as the page of a shared preview gives it. */
function Bring({ onBring }: { onBring(comments: readonly Comment[]): number }) {
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState('');
  const take = async (file: File) => {
    const comments = readComments(parsed(await file.text()));
    const count = onBring(comments);
    if (comments.length === 0) setTold(`"${file.name}" não tem comentários de uma prévia.`);
    else setTold(count === 0 ? 'Nada de novo.' : count === 1 ? 'Um comentário novo.' : `${count} comentários novos.`);
  };
  return (
    <>
      <Button kind="line" onClick={() => input.current?.click()}>
        Trazer comentários...
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        className="sr"
        tabIndex={-1}
        aria-label="Arquivo de comentários"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void take(file);
        }}
      />
      <span role="status" className={styles.none}>
        {told}
      </span>
    </>
  );
}

function About({ comment: { tab, at, title } }: { comment: Comment }) {
  const store = useWorkspaceStore();
  const values = useWorkspace((workspace) => workspace.values);
  const file = fileOfTab(values, tab);
  const value = values[file];
  const pointer = at === '' ? '' : pointerOfFramed(at, value);
  const isHere = value !== undefined && (at === '' || (pointer !== '' && valueAt(value, pointer) !== undefined));
  if (!isHere) return <>{title}, que não existe mais</>;
  return (
    <PlaceLink onOpen={() => store.select({ file, pointer, tab })}>
      {title || 'A aba'} ({tab})
    </PlaceLink>
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
