import type { CSSProperties, ReactNode, Ref } from 'react';
import { classes } from '../../../../engine/theme';
import css from './Stage.module.css';

interface Props {
  /** Width by height of the picture. */
  ratio: number;
  /** Handles stand at the edges of the picture: it leaves them room. */
  isHandled?: boolean;
  /** The box that is exactly as large as the picture. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Shows a picture whole, as large as there is room, with what lies on it. */
export function Stage({ ratio, isHandled, ref, children }: Props) {
  return (
    <div className={classes(css.stage, isHandled && css.handled)}>
      <div ref={ref} className={css.box} style={{ '--ratio': ratio } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}
