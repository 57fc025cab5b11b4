import { type ReactNode, useEffect } from 'react';
import { DialogHost } from '../../src/dialogs/DialogHost';
import { dialogs } from '../../src/dialogs/dialogStore';
import wizard from '../../src/features/wizard/WizardFrame.module.css';

/** The page of a story, with the margins and the width of a wizard's, and a place for dialogs. */
export function StoryPage({ children }: { children: ReactNode }) {
  // What a story asks and nobody answers must not stand in the next one.
  useEffect(() => () => dialogs.setState({ messages: [] }), []);
  return (
    // Storybook's own margin is that of a phone.
    <div style={{ paddingInline: 'calc(var(--page-x) - 1rem)' }}>
      <main className={wizard.main} style={{ marginInline: 'auto' }}>
        {children}
      </main>
      <DialogHost />
    </div>
  );
}
