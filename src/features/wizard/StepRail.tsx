import { Skeleton } from '../../ui/Skeleton';
import { StepList, type StepListProps } from './StepList';
import css from './StepRail.module.css';
import { countDone } from './steps';
import { plural, useWizardTexts } from './wizardTexts';

/** The steps at the left of the form, from 1024 px; under that width `StepLine` stands for it. */
export function StepRail({ steps, onPick }: StepListProps) {
  const say = useWizardTexts();
  const done = countDone(steps);
  if (steps.length === 0) return <StepShapes />;
  const progress = say(plural('stepsDone', steps.length), { n: done, total: steps.length });
  return (
    <nav className={css.rail} aria-label={say('steps')}>
      <div className={css.top}>
        <p>
          <span>{say('stepsTitle')}</span>
          <span>{progress}</span>
        </p>
        <progress className={css.meter} max={steps.length} value={done} aria-label={progress} />
      </div>
      <StepList steps={steps} onPick={onPick} />
    </nav>
  );
}

/** In place of the steps while they are not known. */
function StepShapes() {
  return (
    <div className={css.rail} aria-hidden="true">
      <div className={css.shapes}>
        <Skeleton shape="line" />
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} shape="short" />
        ))}
      </div>
    </div>
  );
}
