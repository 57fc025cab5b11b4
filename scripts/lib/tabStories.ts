import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tab of a wizard, whether its file stands in the wizard's folder or in `shared/`. */
export interface TabFile {
  wizard: string;
  tab: string;
}

/** The files that make a folder one of tabs: of a wizard, or of forms that stand alone. */
const HEADS = ['wizard.json', 'forms.json'];

/** The tabs of every wizard below a schemas folder, and the forms that stand alone. */
export function tabFiles(schemas: string): TabFile[] {
  const folders = readdirSync(schemas).filter((name) => HEADS.some((head) => existsSync(join(schemas, name, head))));
  return folders.sort().flatMap((wizard) => {
    const own = readdirSync(join(schemas, wizard))
      .filter((name) => name.endsWith('.json') && !HEADS.includes(name))
      .map((name) => name.slice(0, -'.json'.length));
    return [...own, ...sharedTabsOf(join(schemas, wizard, 'wizard.json'))].sort().map((tab) => ({ wizard, tab }));
  });
}

/** The tabs that a wizard's file lists as shared. */
function sharedTabsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const { tabs = [] } = JSON.parse(readFileSync(file, 'utf8')) as { tabs?: { id: string; shared?: boolean }[] };
  return tabs.filter(({ shared }) => shared).map(({ id }) => id);
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
