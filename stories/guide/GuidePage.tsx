import type { ReactNode } from 'react';
import css from './guide.module.css';

interface GuidePageProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** A page that explains the house, in the look that it explains. */
export function GuidePage({ title, lead, children }: GuidePageProps) {
  return (
    <main className={css.page}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </main>
  );
}

/** One subject of such a page. */
export function GuidePart({
  title,
  lead,
  children,
}: Partial<Pick<GuidePageProps, 'lead'>> & Omit<GuidePageProps, 'lead'>) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      {children}
    </section>
  );
}
