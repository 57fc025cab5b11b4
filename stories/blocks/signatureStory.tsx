import type { Answers } from '../engine/sampleServer';
import { onlySections, type StoryTab } from '../engine/tabSession';
import { TabStory, type TabStoryProps } from '../TabStory';

/** What stories of documents to sign have in common: the section of a tab that holds them. */
export const signatureStory = (tab: StoryTab) => ({
  component: TabStory,
  args: { tab: onlySections(tab, 'documentos') },
});

/** The tab on a server of its own, with these answers. */
export const answeredBy = (answers: () => Answers) => ({
  render: (args: TabStoryProps) => <TabStory {...args} answers={answers()} />,
});
