import { classes } from '../../engine/theme';
import { Skeleton } from '../ui/Skeleton';
import skeleton from '../ui/Skeleton.module.css';
import { Loading } from './Loading';
import { PageFrame, type PageFrameProps } from './PageFrame';
import css from './PageSkeleton.module.css';

/** A page behind the login while its data or its script comes. */
export function PageSkeleton({ narrow }: Pick<PageFrameProps, 'narrow'>) {
  return (
    <PageFrame narrow={narrow}>
      <Loading />
      <div className={css.shapes} aria-hidden="true">
        <Skeleton shape="title" />
        <div className={classes(css.card, skeleton.frame)}>
          <Skeleton shape="short" />
          <Skeleton shape="line" />
          <Skeleton shape="line" />
        </div>
      </div>
    </PageFrame>
  );
}
