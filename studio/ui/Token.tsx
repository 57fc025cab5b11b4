import type { ComponentProps, ReactNode, Ref } from 'react';
import { classes, Icon } from '../../engine/theme';
import styles from './Token.module.css';

/** What a token of a sentence looks like: `of` what it speaks of, `op` a word to choose, `hit` what is reached, `add` a place for more. */
export type TokenLook = 'of' | 'op' | 'hit' | 'add';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  look: TokenLook;
  children: ReactNode;
  /** A small arrow says that it opens a list. */
  opens?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** One word or value of a sentence that can be changed. */
export function Token({ look, children, opens, className, ...rest }: Props) {
  return (
    <button type="button" data-token {...rest} className={classes(styles.token, styles[look], className)}>
      {look === 'add' && <Icon name="plus" size="sm" />}
      <span className={styles.text}>{children}</span>
      {opens && <Icon name="chevronDown" size="sm" />}
    </button>
  );
}
