import { WizardFrame } from './WizardFrame';
import { WizardSkeleton } from './WizardSkeleton';
import { useWizardTexts } from './wizardTexts';

/** A wizard's page while the wizard or its data comes. */
export function WizardLoading() {
  const say = useWizardTexts();
  return (
    <WizardFrame steps={[]} onPickStep={() => undefined} title={say('stepsTitle')} lead={say('loading')}>
      <WizardSkeleton />
    </WizardFrame>
  );
}
