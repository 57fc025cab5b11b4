import { classes, type IconName } from '../../../engine/theme';
import { BusyButton } from '../../ui/BusyButton';
import { FootBar } from '../../ui/FootBar';
import css from './ActionBar.module.css';
import { useWizardTexts } from './wizardTexts';

/** One button of the bar. */
export interface BarAction {
  label: string;
  /** The words while it works: "Salvando...". */
  busyLabel: string;
  busy?: boolean;
  disabled?: boolean;
  icon?: IconName;
  onPress?: () => void;
  /** The id of the form that it submits, in place of `onPress`. */
  form?: string;
}

export interface ActionBarProps {
  /** At the left: leaves it for later. */
  quiet?: BarAction | undefined;
  /** Beside the primary one, when that leads elsewhere: goes on. */
  secondary?: BarAction | undefined;
  /** At the right: goes on. */
  primary?: BarAction | undefined;
  /** No list of steps stands beside the form: the bar is as wide as the form. */
  isAlone?: boolean;
}

/** The bar at the foot of a step. While one of its buttons works, the others are deaf. */
export function ActionBar({ quiet, secondary, primary, isAlone = false }: ActionBarProps) {
  const say = useWizardTexts();
  const isBusy = Boolean(quiet?.busy || secondary?.busy || primary?.busy);
  return (
    <FootBar label={say('stepActions')} inside={!isAlone && css.besideSteps}>
      <div className={classes(css.actions, secondary && css.three)}>
        {quiet && <BarButton action={quiet} variant="quiet" className={css.quiet} isBlocked={isBusy} />}
        {secondary && <BarButton action={secondary} variant="secondary" className={css.secondary} isBlocked={isBusy} />}
        {primary && <BarButton action={primary} variant="primary" className={css.primary} isBlocked={isBusy} />}
      </div>
    </FootBar>
  );
}

function BarButton(props: {
  action: BarAction;
  variant: 'quiet' | 'secondary' | 'primary';
  className: string | undefined;
  isBlocked: boolean;
}) {
  const { action, variant, className, isBlocked } = props;
  const { label, busyLabel, busy = false, disabled, icon, onPress, form } = action;
  return (
    <BusyButton
      variant={variant}
      className={className}
      busy={busy}
      busyLabel={busyLabel}
      disabled={disabled || (isBlocked && !busy)}
      endIcon={icon}
      type={form ? 'submit' : 'button'}
      form={form}
      onClick={onPress}
    >
      {label}
    </BusyButton>
  );
}
