import { classes, Icon } from '../../../engine/theme';
import css from './StepList.module.css';
import type { Step } from './steps';
import { plural, useWizardTexts } from './wizardTexts';

export interface StepListProps {
  steps: Step[];
  /** A step that may be opened was chosen. */
  onPick: (id: string) => void;
}

/** The steps in order, each with its state; those that may be opened are buttons. */
export function StepList({ steps, onPick }: StepListProps) {
  return (
    <ol>
      {steps.map((step, index) => {
        const isNow = step.state === 'now';
        const inside = <StepLabel step={step} number={index + 1} />;
        return (
          <li key={step.id} className={classes(css.step, css[step.state], step.errors ? css.error : undefined)}>
            {step.isOpen && !isNow ? (
              <button type="button" className={css.inside} onClick={() => onPick(step.id)}>
                {inside}
              </button>
            ) : (
              <span className={css.inside} aria-current={isNow ? 'step' : undefined}>
                {inside}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function StepLabel({ step, number }: { step: Step; number: number }) {
  const say = useWizardTexts();
  const { state, title, errors } = step;
  const mark = errors ? '!' : state === 'done' ? <Icon name="check" /> : number;
  return (
    <>
      <span className={css.dot} aria-hidden="true">
        {mark}
      </span>
      <span>
        {title}
        {state === 'done' && !errors && <span className="sr">, {say('stepDone')}</span>}
      </span>
      {errors ? (
        <span className={css.count}>
          <span className="sr">, </span>
          {say(plural('stepErrors', errors), { n: errors })}
        </span>
      ) : null}
    </>
  );
}
