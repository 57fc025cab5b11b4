import { type ReactNode, useEffect, useRef } from 'react';
import { pageIdle } from '../ui/pageIdle';
import css from './PageTitle.module.css';

/** Set once the first page has its title: from then on a new page takes the focus. */
let isFirstPage = true;
/** Somebody has waited for the first page. */
let isAwaited = false;

export interface PageTitleProps {
  children: ReactNode;
  /** One line under the title. */
  lead?: ReactNode;
}

/** Somebody has waited for a page: though it is the first that has a title, it takes the focus once it is there. */
export function awaitTitle(): void {
  isAwaited = true;
}

function focusIfLost(title: HTMLElement | null): void {
  if (document.activeElement === document.body) title?.focus({ preventScroll: true });
}

/** The one h1 of a page. After a change of page the focus is lost, and comes here. */
export function PageTitle({ children, lead }: PageTitleProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isFirst = isFirstPage;
    isFirstPage = false;
    // What is still to be drawn of it comes first. For a focus the browser lays out the page, as it does for its next frame.
    if (isFirst && isAwaited) void pageIdle().then(() => focusIfLost(ref.current));
    if (isFirst) return;
    const frame = requestAnimationFrame(() => focusIfLost(ref.current));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <>
      <h1 className={css.title} ref={ref} tabIndex={-1}>
        {children}
      </h1>
      {lead && <p className={css.lead}>{lead}</p>}
    </>
  );
}
