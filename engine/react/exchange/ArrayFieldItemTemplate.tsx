import { type ArrayFieldItemTemplateProps, getTemplate, getUiOptions } from '@rjsf/utils';
import { classes } from '../theme/classes';
import styles from './theme.module.css';

/** An item of a list with its buttons under it: beside it they would take the place of a narrow window. */
export function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
  const { children, className, buttonsProps, hasToolbar, registry, uiSchema } = props;
  const Buttons = getTemplate('ArrayFieldItemButtonsTemplate', registry, getUiOptions(uiSchema));
  return (
    <div className={classes(styles.item, className)}>
      {children}
      {hasToolbar && (
        <div className={styles.tools}>
          <Buttons {...buttonsProps} />
        </div>
      )}
    </div>
  );
}
