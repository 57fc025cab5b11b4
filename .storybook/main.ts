import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other reader of types, react-docgen-typescript, needs the JS API that TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen', check: false },
  // Stories show forms of stock rjsf, too: what stands for parts of it is for the portal's bundle alone.
  viteFinal: (config) => ({ ...config, resolve: { ...config.resolve, alias: [] } }),
};

export default config;
