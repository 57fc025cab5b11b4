import type { Token } from '../../contract/theme/format';
import css from '../guide/guide.module.css';
import look from './tokens.module.css';

/** What a token is called in CSS, what it is worth, and what it is for, in the words of its source. */
export function TokenName({ token: { name, description }, value }: { token: Token; value: string }) {
  return (
    <div className={look.name}>
      <code>--{name}</code>
      <span className={look.value}>{value}</span>
      {description && <span className={css.note}>{description}</span>}
    </div>
  );
}
