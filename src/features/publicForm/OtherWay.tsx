import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import css from './OtherWay.module.css';

/** The last line of a form in front of the login: another way, as a link. An address outside the portal is one too. */
export function OtherWay({ question, to, children }: { question: string; to: string; children: ReactNode }) {
  const isOutside = /^https?:/i.test(to);
  return (
    <p className={css.way}>
      {question} {isOutside ? <a href={to}>{children}</a> : <Link to={to}>{children}</Link>}
    </p>
  );
}
