import { type ReactNode, useId, useState } from 'react';
import { Icon } from '../../engine/theme';
import type { Comment, Said } from '../document/comments/comments';
import { Button } from './Button';
import styles from './CommentCard.module.css';

interface Props {
  comment: Comment;
  /** What it is about, a link to it where there is one. */
  about: ReactNode;
  onAnswer(text: string): void;
  onResolve?(): void;
  onRemove?(): void;
}

/** One comment with its answers, a box to answer in, and what else can be done about it. */
export function CommentCard({ comment, about, onAnswer, onResolve, onRemove }: Props) {
  const { answers, resolved } = comment;
  const [text, setText] = useState('');
  const id = useId();
  const send = () => {
    if (text.trim() === '') return;
    onAnswer(text.trim());
    setText('');
  };
  return (
    <article className={styles.card} data-resolved={resolved !== undefined}>
      {about && <p className={styles.about}>{about}</p>}
      {[comment, ...answers].map((said) => (
        <SaidBy key={`${said.date}${said.author}${said.text}`} said={said} />
      ))}
      {resolved ? (
        <p className={styles.resolved}>
          <Icon name="check" size="sm" />
          Resolvido por {resolved.author || 'alguém'}, {dayOf(resolved.date)}
        </p>
      ) : (
        <form
          className={styles.answer}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <label htmlFor={id} className="sr">
            Resposta a {comment.author || 'quem comentou'}
          </label>
          <input
            id={id}
            value={text}
            placeholder="Responder"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
          {text.trim() !== '' && (
            <Button small kind="line" type="submit">
              Enviar
            </Button>
          )}
          {onResolve && (
            <Button small onClick={onResolve}>
              Resolver
            </Button>
          )}
          {onRemove && (
            <Button small onClick={onRemove}>
              Apagar
            </Button>
          )}
        </form>
      )}
    </article>
  );
}

function SaidBy({ said: { author, date, text } }: { said: Said }) {
  return (
    <div className={styles.said}>
      <p className={styles.by}>
        <b>{author || 'Sem nome'}</b> <time dateTime={date}>{dayOf(date)}</time>
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

const DAY = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

const dayOf = (date: string): string => DAY.format(new Date(date));
