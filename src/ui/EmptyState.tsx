import type { ReactNode } from 'react';
import css from './EmptyState.module.css';

export interface EmptyStateProps {
  title: string;
  /** Default `p`; `h1` where it is all that there is on the page. */
  titleAs?: 'h1' | 'p';
  /** What to do about it. */
  children?: ReactNode;
  action?: ReactNode;
}

/** Where there is nothing (yet): the card drawing, one sentence, what to do. */
export function EmptyState({ title, titleAs: Title = 'p', children, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <svg className={css.art} viewBox="0 0 88 64" aria-hidden="true">
        <path className={css.back} d="M20 10h20l4 5h24a5 5 0 0 1 5 5v32H15V15a5 5 0 0 1 5-5z" />
        <path
          className={css.front}
          d="M14 20h20l4 5h32a5 5 0 0 1 5 5v23a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V25a5 5 0 0 1 5-5z"
        />
        <path d="M20 36h28M20 44h18" />
      </svg>
      <Title className={css.title}>{title}</Title>
      {children && <div className={css.text}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
