import type { StorybookConfig } from '@storybook/react-vite';
import { builtDefinitions } from './builtDefinitions.ts';
import { nodeInPages } from './nodeInPages.ts';

/** Some files of stories alone, separated by commas: a part that is built for a few pictures. */
const some = process.env.STORYBOOK_STORIES?.split(',').filter(Boolean) ?? [];

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: some.length > 0 ? some.map((file) => `../${file}`) : ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of types, react-docgen-typescript, needs the JS API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), builtDefinitions(), nodeInPages()],
    // Stories show forms of stock rjsf, too: what stands for parts of it is for the portal's bundle alone.
    resolve: { ...config.resolve, alias: [] },
  }),
};

export default config;
