import { classes } from '../../../engine/theme';
import { Skeleton } from '../../ui/Skeleton';
import skeleton from '../../ui/Skeleton.module.css';
import css from './ListSkeleton.module.css';

/** The place of the list while it is on its way, with a word of what is awaited. */
export function ListSkeleton() {
  return (
    <div className={css.list}>
      <p className={css.said} role="status">
        Carregando os documentos...
      </p>
      {['first', 'second', 'third'].map((key) => (
        <div key={key} className={classes(css.row, skeleton.frame)}>
          <Skeleton shape="title" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}
