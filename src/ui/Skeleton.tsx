import { classes } from '../../engine/theme';
import css from './Skeleton.module.css';

/** A grey shape in the size of what is coming. The words "Carregando ..." stand beside it. */
export function Skeleton({ shape }: { shape: 'title' | 'line' | 'short' | 'label' | 'control' | 'box' | 'tabs' }) {
  return <span className={classes(css.skeleton, css[shape])} data-waiting="" />;
}
