import { type ComponentType, useEffect, useState } from 'react';
import { pageIdle } from '../../ui/pageIdle';

type Help = ComponentType<{ wizard: string }>;

/** Kept once it came: the next step has it at once. */
let known: Help | undefined;

/** The help at the end of a step. It comes after the step itself, and a step does without one that does not come. */
export function HelpOfWizard({ wizard }: { wizard: string }) {
  const [HelpLine, setHelpLine] = useState(() => known);
  useEffect(() => {
    if (known) return;
    pageIdle()
      .then(() => import('../../shell/help/HelpLine'))
      .then(
        (module) => {
          known = module.HelpLine;
          setHelpLine(() => known);
        },
        () => undefined,
      );
  }, []);
  return HelpLine ? <HelpLine wizard={wizard} /> : null;
}
