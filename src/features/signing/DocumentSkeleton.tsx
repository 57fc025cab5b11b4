import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import css from './DocumentCard.module.css';

/** A document while it comes. */
export function DocumentSkeleton() {
  return (
    <Card bleeds>
      <p className="sr" role="status">
        Carregando o documento
      </p>
      <div className={css.shapes} aria-hidden="true">
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="short" />
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    </Card>
  );
}
