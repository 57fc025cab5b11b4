import { type ReactNode, useId } from 'react';
import { classes } from '../../engine/theme';
import css from './Card.module.css';

export interface CardProps {
  /** `article` where it is read by itself, as a document is. Default `section`. */
  as?: 'section' | 'article';
  /** What it holds, as its heading. */
  title?: string;
  /** Its name, where no heading is seen. */
  label?: string;
  /** The id of a heading of its own, in the place of `title`. */
  labelledBy?: string;
  /** On a phone it runs from edge to edge, as a section of a form does. */
  bleeds?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A sheet on the page that holds one matter; what stands in it is as far apart in each. */
export function Card({ as: Box = 'section', title, label, labelledBy, bleeds, className, children }: CardProps) {
  const id = useId();
  return (
    <Box
      className={classes(css.card, bleeds && css.bleeds, className)}
      aria-label={label}
      aria-labelledby={title ? id : labelledBy}
    >
      {title && (
        <h2 className={css.title} id={id}>
          {title}
        </h2>
      )}
      {children}
    </Box>
  );
}
