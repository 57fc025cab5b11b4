import type { ReactNode } from 'react';
import { classes } from '../theme/classes';
import type { LiveValue } from '../widgets/types';
import styles from './FieldFrame.module.css';
import { FieldMessage } from './FieldMessage';
import { type FieldState, fieldAria } from './fieldAria';
import { requiredMark } from './requiredMark';

/** Columns of six that a field takes from 600 px on. */
export type FieldWidth = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * How the label is tied to what stands in the frame: `field` = one control, `radiogroup` and `group` = a fieldset with
 * its legend, `bare` = the control carries its own label.
 */
export type FrameKind = 'field' | 'radiogroup' | 'group' | 'bare';

/** What stands around a control. Ids: label `-label`, hint `-hint`, message `-message` after the control's id. */
export interface FieldFrameProps extends FieldState {
  kind?: FrameKind;
  label: string;
  /** Read after the label of a required `group`, for which there is no attribute. */
  requiredText?: string;
  width?: FieldWidth;
  /** Columns of six under 600 px, when the width alone does not say it well. */
  phoneWidth?: 2 | 3 | 4 | 6 | undefined;
  /** The word that a question may stay blank, with which the hint begins: it stands behind the label. */
  optional?: string | undefined;
  /** The message is an alert: no dialog says it. */
  alert?: boolean | undefined;
  /** The error is told elsewhere, with all others that came with it: here it is not said again. */
  isTold?: boolean | undefined;
  /** The error at any moment, where the frame is not drawn anew for it. */
  live?: LiveValue | undefined;
  children: ReactNode;
}

/** Label, hint, control and message of one field, in three rows that it shares with its neighbours in a `FieldGrid`. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    id,
    kind = 'field',
    label,
    hint,
    error,
    told,
    note,
    busy,
    required,
    requiredText,
    width = 6,
    phoneWidth,
    optional,
    alert,
    isTold,
    live,
    tag,
    children,
  } = props;
  const className = classes(
    styles.frame,
    styles[`wide${width}`],
    phoneWidth && styles[`phone${phoneWidth}`],
    kind === 'bare' && styles.bare,
  );
  const message = (
    <FieldMessage id={id} error={error} told={told} note={note} busy={busy} alert={alert} isTold={isTold} live={live} />
  );
  if (kind === 'group' || kind === 'radiogroup') {
    const { 'aria-describedby': describedBy, ...state } = fieldAria(props);
    return (
      <div className={className}>
        <fieldset
          className={styles.group}
          id={`${id}-group`}
          role={kind === 'radiogroup' ? 'radiogroup' : undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy}
          {...(kind === 'radiogroup' && state)}
        >
          <legend className={styles.head}>
            <span className={labelClass(hint, optional)} id={`${id}-label`}>
              {label}
              {required && requiredMark}
              {required && kind === 'group' && requiredText && <span className="sr"> ({requiredText})</span>}
            </span>
            {tag}
            {hintOf(props)}
          </legend>
          {children}
          {message}
        </fieldset>
      </div>
    );
  }
  return (
    <div className={className}>
      <div className={styles.head}>
        {kind === 'field' && (
          <label className={labelClass(hint, optional)} id={`${id}-label`} htmlFor={id}>
            {label}
            {required && requiredMark}
          </label>
        )}
        {tag}
        {hintOf(props)}
      </div>
      {children}
      {message}
    </div>
  );
}

/** No component: each would be one more for React to go through, in every field. */
function hintOf({ id, hint, optional }: FieldFrameProps) {
  if (!hint) return null;
  return (
    <span className={classes(styles.hint, isBehind(hint, optional) && styles.behind)} id={`${id}-hint`}>
      {isBehind(hint, optional) ? (
        <>
          <span className={styles.optional}>{optional}</span>
          <span className={styles.rest}>{hint.slice(optional?.length)}</span>
        </>
      ) : (
        hint
      )}
    </span>
  );
}

/** Whether the hint begins with the word that stands behind the label. */
const isBehind = (hint: ReactNode, optional: string | undefined): hint is string =>
  optional !== undefined && String(hint).startsWith(optional);

const labelClass = (hint: ReactNode, optional: string | undefined) =>
  classes(styles.label, isBehind(hint, optional) && styles.followed);
