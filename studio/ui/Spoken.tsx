import { Fragment } from 'react';
import type { Piece } from '../words/pieces';
import styles from './Spoken.module.css';

/** A text that calls things by their titles; the name that the files have for one stands beside it in small type. */
export function Spoken({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece, at) => {
    const key = `${at} ${JSON.stringify(piece)}`;
    if ('words' in piece) return <Fragment key={key}>{piece.words}</Fragment>;
    return (
      <Fragment key={key}>
        {'title' in piece && <b>{piece.title}</b>}
        {'title' in piece && ' '}
        <code className={styles.code}>{piece.code}</code>
      </Fragment>
    );
  });
}
