import { Loading } from '../shell/Loading';
import { Skeleton } from '../ui/Skeleton';
import css from './FormSkeleton.module.css';

/** A form in front of the login while its definition comes: fields and a button. */
export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <div className={css.form}>
      <Loading />
      <div className={css.shapes} aria-hidden="true">
        {Array.from({ length: fields }, (_, index) => index).map((index) => (
          <div key={index}>
            <Skeleton shape="label" />
            <Skeleton shape="control" />
          </div>
        ))}
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
