import { classes } from '../../engine/theme';
import { Skeleton } from '../ui/Skeleton';
import skeleton from '../ui/Skeleton.module.css';
import css from './PageSkeleton.module.css';
import { Shell } from './Shell';
import { CONTENT_ID } from './SkipLink';

/** A page behind the login while its data or its script comes. */
export function PageSkeleton() {
  return (
    <Shell>
      <main className={css.page} id={CONTENT_ID} tabIndex={-1}>
        <p className="sr" role="status">
          Carregando
        </p>
        <div className={css.shapes} aria-hidden="true">
          <Skeleton shape="title" />
          <div className={classes(css.card, skeleton.frame)}>
            <Skeleton shape="short" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
          </div>
        </div>
      </main>
    </Shell>
  );
}
