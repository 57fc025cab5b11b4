import { type KeyboardEvent, useRef, useState } from 'react';
import { classes } from '../../../engine/theme';
import { Badge } from '../../ui/Badge';
import { FoldSummary } from '../../ui/FoldSummary';
import css from './StepLine.module.css';
import { StepList, type StepListProps } from './StepList';
import { plural, useWizardTexts } from './wizardTexts';

/**
 * The steps folded into one line under 1024 px: "Etapa 5 de 8 · Endereços", a bar of segments, the list on demand. The
 * bar is half full at the step on the screen, unless it is the only one.
 */
export function StepLine({ steps, onPick }: StepListProps) {
  const say = useWizardTexts();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const now = steps.findIndex(({ state }) => state === 'now');
  const { errors = 0 } = steps[now] ?? {};
  const pick = (id: string) => {
    if (details.current) details.current.open = false;
    onPick(id);
  };
  if (steps.length === 0) {
    return (
      <div className={css.line} aria-hidden="true">
        <div className={css.summary}>{say('loading')}</div>
        <div className={css.segments} />
      </div>
    );
  }
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <nav className={css.line} aria-label={say('steps')}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes what the summary opened, a press draws it before it is seen */}
      <details
        ref={details}
        onClick={() => setOpen(true)}
        onKeyDown={closeOnEscape}
        onToggle={({ currentTarget: { open } }) => setOpen(open)}
      >
        <FoldSummary className={css.summary}>
          <span className={css.where}>
            {say('stepOf', { n: now + 1, total: steps.length })}{' '}
            <b>
              <span className={css.dot}>· </span>
              {steps[now]?.title}
            </b>
          </span>
          {errors > 0 && (
            <Badge tone="danger" icon="alert">
              {say(plural('stepErrors', errors), { n: errors })}
            </Badge>
          )}
        </FoldSummary>
        <div className={css.list}>{isOpen && <StepList steps={steps} onPick={pick} />}</div>
      </details>
      <div className={css.segments} aria-hidden="true">
        {steps.map(({ id, state, errors: wrong }) => (
          <i key={id} className={classes(css[state], wrong ? css.error : undefined)} />
        ))}
      </div>
    </nav>
  );
}
