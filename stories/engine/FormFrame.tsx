import { type ReactNode, useState } from 'react';
import { FormProvider } from '../../engine/block';
import type { Question, WizardSession } from '../../engine/session';
import { host } from '../../src/dialogs/dialogStore';
import { surface } from '../surface';
import { useSurroundings } from '../toolbar/Surroundings';
import { StoryPage } from './StoryPage';
import { createTabSession, type StoryTab, type TabInput } from './tabSession';

interface FormFrameProps extends TabInput {
  tab: StoryTab;
  /** What stands in the form of the tab. */
  children: (session: WizardSession) => ReactNode;
}

/** The form of a tab around single pieces of it, as wide as in a wizard. */
export function FormFrame({ tab, children, ...input }: FormFrameProps) {
  const { id } = tab.definition;
  const around = useSurroundings();
  const [session] = useState(() => {
    const ask = (question: Question) => host.ask(question);
    const settings = { ...around.settings, ...input.settings };
    return createTabSession(tab, { ask }, { mode: around.mode, ...input, settings }).session;
  });
  const [environment] = useState(() => ({
    form: session.form(id),
    idPrefix: id,
    context: () => session.context(id),
    constants: session.context(id),
    options: session.options,
    texts: session.texts,
    surface,
    block: (block: string) => session.block(id, block),
  }));
  return (
    <StoryPage>
      <h1 className="sr">{tab.definition.title}</h1>
      <FormProvider value={environment}>{children(session)}</FormProvider>
    </StoryPage>
  );
}
