import type { ReactNode } from 'react';
import css from './OtherWay.module.css';

/** The last line of a page in front of the login: a question, and the link that answers it. */
export function OtherWay({ question, children }: { question: string; children: ReactNode }) {
  return (
    <p className={css.way}>
      {question} {children}
    </p>
  );
}
