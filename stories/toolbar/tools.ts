import { tenants } from '../wearTenant';

const tool = (title: string, icon: string, items: (string | { value: string; title: string })[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** The toolbar above a story, but for the width, which is Storybook's own, and the settings, which have a panel. */
export const tools = {
  tenant: tool('Tenant', 'paintbrush', tenants),
  theme: tool('Theme', 'contrast', [
    { value: 'light', title: 'Light' },
    { value: 'dark', title: 'Dark' },
  ]),
  mode: tool('Mode', 'document', [
    { value: 'new', title: 'New registration' },
    { value: 'edit', title: 'Edit' },
    { value: 'renewal', title: 'Renewal' },
  ]),
  textSpacing: tool('Text spacing', 'paragraph', [
    { value: 'own', title: 'Own spacing' },
    { value: 'wcag', title: 'WCAG 1.4.12' },
  ]),
  forcedColours: tool('Forced colours', 'accessibility', [
    { value: 'none', title: 'Own colours' },
    { value: 'active', title: 'Forced colours' },
  ]),
  cpu: tool('CPU', 'timer', [
    { value: '1', title: 'CPU as it is' },
    { value: '4', title: 'CPU 4x slower' },
    { value: '6', title: 'CPU 6x slower' },
  ]),
};

/** What the toolbar begins with. */
export const begin = {
  viewport: { value: 'desktop', isRotated: false },
  tenant: 'andorinha',
  theme: 'light',
  mode: 'new',
  settings: {},
  textSpacing: 'own',
  forcedColours: 'none',
  cpu: '1',
};
