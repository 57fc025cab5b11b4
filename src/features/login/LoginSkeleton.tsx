import { Skeleton } from '../../ui/Skeleton';
import css from './LoginSkeleton.module.css';

/** The fields of the login while it is not known yet which ones there are. */
export function LoginSkeleton() {
  return (
    <>
      <p className="sr" role="status">
        Carregando
      </p>
      <div className={css.fields} aria-hidden="true">
        <div>
          <Skeleton shape="label" />
          <Skeleton shape="control" />
        </div>
        <div>
          <Skeleton shape="label" />
          <Skeleton shape="control" />
        </div>
        <Skeleton shape="control" />
      </div>
    </>
  );
}
