import type { StoryTab } from '../engine/tabSession';

/** The address of a compiled tab as a module of its own, as the server of the Estúdio gives one to the worker. */
export function tabAddress({ definition, wizard, settings, default: validators }: StoryTab): string {
  const values = Object.entries({ definition, wizard, settings });
  const code = [
    ...values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`),
    `export default ${validators.toString()}`,
  ];
  return URL.createObjectURL(new Blob([code.join('\n')], { type: 'text/javascript' }));
}
