import { Suspense, use, useEffect, useRef, useState } from 'react';
import type { JsonObject } from '../engine/core';
import { type TabHandle, TabView } from '../engine/react';
import type { Question } from '../engine/session';
import { createAttachments } from '../src/blocks/documents/attachments';
import { loadBlockFactories } from '../src/blocks/registry';
import { host } from '../src/dialogs/dialogStore';
import wizard from '../src/features/wizard/WizardFrame.module.css';
import { PageTitle } from '../src/shell/PageTitle';
import { beforeStories } from './beforeStories';
import { accountFields } from './engine/account';
import { StoryPage } from './engine/StoryPage';
import { createTabSession, type StoryTab, type TabInput, withBlockOptions } from './engine/tabSession';
import { surface } from './surface';
import { useSurroundings } from './toolbar/Surroundings';
import { useWhy } from './why/useWhy';

export interface TabStoryProps extends TabInput {
  tab: StoryTab;
  /** Options of its blocks that differ from those of the definition. */
  options?: JsonObject;
  /** Shows every error, as after Avançar. */
  showErrors?: boolean;
}

/** The examples that the stories of a tab show: the fullest of the valid ones, and the first of the others. */
export function examplesOf({ definition }: StoryTab) {
  const { valid = [], invalid = [] } = definition.examples ?? {};
  const [filled] = valid.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length);
  return { filled, wrong: invalid[0]?.data };
}

/**
 * One tab by itself, on a server of samples, with what it shows of the account. An invalid example of its definition also brings the settings and the
 * other tabs that it stands in. With other data, settings or options it begins anew.
 */
export function TabStory(props: TabStoryProps) {
  const { data, settings, mode, options, showErrors } = props;
  return (
    <Suspense>
      <OpenTab key={JSON.stringify([data, settings, mode, options, showErrors])} {...props} />
    </Suspense>
  );
}

const factories = beforeStories(loadBlockFactories(createAttachments()));

function OpenTab({ tab: whole, options, showErrors, ...own }: TabStoryProps) {
  const blocks = use(factories);
  const around = useSurroundings();
  const input = { ...own, mode: own.mode ?? around.mode };
  const [tab] = useState(() => (options ? withBlockOptions(whole, options) : whole));
  const { definition } = tab;
  const handle = useRef<TabHandle>(null);
  const [session] = useState(() => {
    const example = definition.examples?.invalid.find(({ data }) => data === input.data);
    const ask = (question: Question) => host.ask(question);
    const settings = { ...around.settings, ...example?.settings, ...input.settings };
    const data = { ...accountFields(definition, tab.wizard.type), ...input.data };
    return createTabSession(tab, { ask }, { tabs: example?.tabs, blocks, ...input, settings, data }).session;
  });
  useWhy(tab, session, input);
  const validate = () => session.form(definition.id).validate('advance');
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the story opens
  useEffect(() => {
    if (showErrors) validate();
  }, []);
  return (
    <StoryPage>
      <div className={wizard.head}>
        <PageTitle lead={definition.lead}>{definition.title}</PageTitle>
      </div>
      <TabView
        ref={handle}
        session={session}
        tab={definition.id}
        surface={surface}
        onSubmit={() => {
          const [first] = validate();
          if (first) handle.current?.focus(first.pointer);
        }}
      />
    </StoryPage>
  );
}
