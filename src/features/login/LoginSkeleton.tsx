import { Loading } from '../../shell/Loading';
import { Skeleton } from '../../ui/Skeleton';
import { ForeignText, Forgot } from './LoginForm';
import form from './LoginForm.module.css';
import css from './LoginSkeleton.module.css';

/** The login while it is not known yet which fields it has, with what stands under them in any case. */
export function LoginSkeleton() {
  return (
    <>
      <Loading />
      <div className={css.fields} aria-hidden="true">
        <div>
          <Skeleton shape="label" />
          <Skeleton shape="control" />
        </div>
        <div>
          <Skeleton shape="label" />
          <Skeleton shape="control" />
        </div>
      </div>
      <Forgot />
      <div className={form.foreign} aria-hidden="true">
        <Skeleton shape="box" />
        <ForeignText />
      </div>
      <Skeleton shape="control" />
    </>
  );
}
