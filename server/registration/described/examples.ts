import { isObject, type JsonObject } from '../../../engine/core';
import type { LoadedWizard } from '../../../engine/definition';
import type { WizardData } from '../../../engine/wire';

/** The fullest valid example of each tab of a wizard, out of the files that it was made from. */
export function examplesOf(sources: Readonly<Record<string, string>>, { wizard, tabs }: LoadedWizard): WizardData {
  return Object.fromEntries(
    Object.keys(tabs).flatMap((tab): [string, JsonObject][] => {
      const source = sources[`${wizard.id}/${tab}.json`] ?? sources[`shared/${tab}.json`];
      const example = source === undefined ? undefined : fullest(source);
      return example ? [[tab, example]] : [];
    }),
  );
}

function fullest(source: string): JsonObject | undefined {
  const { examples } = JSON.parse(source) as { examples?: { valid?: JsonObject[] } };
  const all = (examples?.valid ?? []).filter(isObject);
  return all.sort((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];
}
