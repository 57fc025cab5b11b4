import { useId, useState } from 'react';
import { Button } from './Button';
import styles from './NewComment.module.css';

interface Props {
  author: string;
  onAuthor(author: string): void;
  onSend(text: string): void;
}

/** A box for a comment, and the name of whoever writes it. */
export function NewComment({ author, onAuthor, onSend }: Props) {
  const [text, setText] = useState('');
  const id = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onSend(text.trim());
        setText('');
      }}
    >
      <label htmlFor={`${id}-text`}>Comentário</label>
      <textarea id={`${id}-text`} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
      <label htmlFor={`${id}-author`}>Seu nome</label>
      <span className={styles.foot}>
        <input
          id={`${id}-author`}
          value={author}
          autoComplete="name"
          onChange={(event) => onAuthor(event.target.value)}
        />
        <Button kind="main" type="submit" disabled={text.trim() === ''}>
          Comentar
        </Button>
      </span>
    </form>
  );
}
