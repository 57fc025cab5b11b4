import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A tab file: `schemas/<wizard>/<tab>.json`. */
export interface TabFile {
  wizard: string;
  tab: string;
}

/** The tabs of every wizard below a schemas folder. A folder without a wizard.json is no wizard. */
export function tabFiles(schemas: string): TabFile[] {
  const wizards = readdirSync(schemas).filter((name) => existsSync(join(schemas, name, 'wizard.json')));
  return wizards.sort().flatMap((wizard) =>
    readdirSync(join(schemas, wizard))
      .filter((name) => name.endsWith('.json') && name !== 'wizard.json')
      .sort()
      .map((name) => ({ wizard, tab: name.slice(0, -'.json'.length) })),
  );
}

/** The stories of one tab: empty, with its fullest valid example, with its first invalid one, and on a phone. */
export function storyOf(wizard: string, tab: string): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import * as tab from '../../schemas/${wizard}/${tab}.json?tab';
import { examplesOf, TabStory } from '../TabStory';

const { filled, wrong } = examplesOf(tab);

export default { title: 'Tabs/${wizard}/${tab}' } satisfies Meta;

export const Default: StoryObj = { render: () => <TabStory tab={tab} /> };

export const Filled: StoryObj = { render: () => <TabStory tab={tab} data={filled} /> };

export const WithErrors: StoryObj = { render: () => <TabStory tab={tab} data={wrong} showErrors /> };

export const Phone: StoryObj = {
  render: () => <TabStory tab={tab} data={filled} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
`;
}
