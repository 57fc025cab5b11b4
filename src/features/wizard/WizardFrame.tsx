import { type ReactNode, useEffect, useRef } from 'react';
import { PageTitle } from '../../shell/PageTitle';
import { Shell } from '../../shell/Shell';
import { CONTENT_ID } from '../../shell/SkipLink';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { beginPage } from '../../ui/focusPage';
import { useMedia } from '../../ui/useMedia';
import { ActionBar, type ActionBarProps } from './ActionBar';
import { HelpOfWizard } from './HelpOfWizard';
import { DraftNote, type DraftNoteProps } from './SavedNote';
import { StepLine } from './StepLine';
import { StepRail } from './StepRail';
import type { Step } from './steps';
import css from './WizardFrame.module.css';

export interface WizardFrameProps extends ActionBarProps, DraftNoteProps {
  steps: Step[];
  onPickStep: (id: string) => void;
  /** Of the step on the screen. */
  title: string;
  /** Of the form, where it is not the registration: for the browser's tab. */
  form?: string | undefined;
  lead?: ReactNode;
  /** The wizard that there is help with; none while it is not known. */
  wizard?: string | undefined;
  /** Notices, summary, the form with its cards: one under the other. */
  children: ReactNode;
}

/** A wizard's page: header, steps, title, the body of the step, and the bar at the foot. */
export function WizardFrame(props: WizardFrameProps) {
  const { steps, onPickStep, title, form, lead, wizard, draft, progress, quiet, secondary, primary, children } = props;
  useDocumentTitle(form ? `${title} · ${form}` : title);
  const now = steps.find(({ state }) => state === 'now')?.id;
  useStepFocus(now);
  // What is not shown is not drawn: the page stands sooner.
  const isWide = useMedia('(min-width: 1024px)');
  return (
    <Shell note={<DraftNote draft={draft} progress={progress} />}>
      {!isWide && <StepLine steps={steps} onPick={onPickStep} />}
      <div className={css.wizard}>
        {isWide && <StepRail steps={steps} onPick={onPickStep} />}
        <main className={css.main} id={CONTENT_ID} tabIndex={-1}>
          <div className={css.head}>
            <PageTitle lead={lead}>{title}</PageTitle>
          </div>
          <div className={css.body}>{children}</div>
          {wizard !== undefined && <HelpOfWizard key={now} wizard={wizard} />}
        </main>
      </div>
      <ActionBar quiet={quiet} secondary={secondary} primary={primary} />
    </Shell>
  );
}

/** A new step begins at its title. */
function useStepFocus(step: string | undefined): void {
  const shown = useRef(step);
  useEffect(() => {
    const isNew = shown.current !== undefined && step !== shown.current;
    shown.current = step;
    if (isNew) return beginPage();
  }, [step]);
}
