import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A tab of a wizard, whether its file stands in the wizard's folder or in `shared/`. */
export interface TabFile {
  wizard: string;
  tab: string;
  /** What the wizard, or the folder of forms, and the tab are called on the screen. */
  titles: readonly [string, string];
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
    const titleOf = (...files: string[]) => titleIn(files.map((file) => join(schemas, file)));
    return [...own, ...sharedTabsOf(join(schemas, wizard, 'wizard.json'))].sort().map((tab) => ({
      wizard,
      tab,
      titles: [
        titleOf(...HEADS.map((head) => `${wizard}/${head}`)) ?? wizard,
        titleOf(`${wizard}/${tab}.json`, `shared/${tab}.json`) ?? tab,
      ],
    }));
  });
}

/** The title in the first of these files that is there. */
function titleIn(files: readonly string[]): string | undefined {
  const file = files.find(existsSync);
  return file && (JSON.parse(readFileSync(file, 'utf8')) as { title?: string }).title;
}

/** The tabs that a wizard's file lists as shared. */
function sharedTabsOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const { tabs = [] } = JSON.parse(readFileSync(file, 'utf8')) as { tabs?: { id: string; shared?: boolean }[] };
  return tabs.filter(({ shared }) => shared).map(({ id }) => id);
}

/**
 * The stories of one tab under its Portuguese title: empty, with its fullest valid example, with its first invalid one, in the
 * other modes, and on a phone. Their ids are made of the names of the files, so that a new title keeps them.
 */
export function storyOf({ wizard, tab, titles }: TabFile): string {
  const title = ['Abas', ...titles].join('/').replaceAll("'", "\\'");
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import * as tab from '../../schemas/${wizard}/${tab}.json?tab';
import { examplesOf, TabStory } from '../TabStory';

const { filled, wrong } = examplesOf(tab);

export default { title: '${title}', id: 'tabs-${wizard}-${tab}' } satisfies Meta;

export const Default: StoryObj = { name: 'Vazia', render: () => <TabStory tab={tab} /> };

export const Filled: StoryObj = { name: 'Preenchida', render: () => <TabStory tab={tab} data={filled} /> };

export const WithErrors: StoryObj = { name: 'Com erros', render: () => <TabStory tab={tab} data={wrong} showErrors /> };

export const Edit: StoryObj = { name: 'Em alteração', render: () => <TabStory tab={tab} data={filled} mode="edit" /> };

export const Renewal: StoryObj = {
  name: 'Em renovação',
  render: () => <TabStory tab={tab} data={filled} mode="renewal" />,
};

export const Phone: StoryObj = {
  name: 'No celular',
  render: () => <TabStory tab={tab} data={filled} />,
  globals: { viewport: { value: 'phone', isRotated: false } },
};
`;
}
