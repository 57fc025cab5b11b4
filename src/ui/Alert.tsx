import type { ReactNode, Ref } from 'react';
import { classes, Icon, type IconName } from '../../engine/theme';
import css from './Alert.module.css';

const marks: Record<AlertProps['kind'], IconName> = {
  error: 'alert',
  warning: 'warning',
  success: 'checkCircle',
  info: 'info',
};

export interface AlertProps {
  kind: 'error' | 'warning' | 'success' | 'info';
  title: ReactNode;
  /** In place of that of its kind. */
  icon?: IconName;
  titleId?: string;
  titleAs?: 'h2' | 'p';
  children?: ReactNode;
  /** At the right end: one quiet action. */
  action?: ReactNode;
  role?: 'alert' | 'status' | 'region';
  ref?: Ref<HTMLElement>;
}

/** News inside the page: an icon, a title, a few words. */
export function Alert({
  kind,
  icon = marks[kind],
  title,
  titleId,
  titleAs: Title = 'p',
  children,
  action,
  role,
  ref,
}: AlertProps) {
  const Box = role === 'region' ? 'section' : 'div';
  return (
    <Box
      ref={ref as Ref<HTMLDivElement>}
      className={classes(css.alert, css[kind])}
      role={role === 'region' ? undefined : role}
      aria-labelledby={role === 'region' ? titleId : undefined}
      tabIndex={ref ? -1 : undefined}
    >
      <Icon name={icon} />
      <Title className={css.title} id={titleId}>
        {title}
      </Title>
      {children && <div className={css.body}>{children}</div>}
      {action && <div className={css.action}>{action}</div>}
    </Box>
  );
}
