import { Patient } from '../../shell/Patient';
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

/** The same, where it may be the first page of a visit. */
export function WizardComing() {
  return (
    <Patient>
      <WizardLoading />
    </Patient>
  );
}
