import { coverageOf, finish } from '../../engine/analyse';
import { loadEarlier, textsFolder } from '../../engine/compile';
import type { Files } from '../../engine/edit';
import { testedTabs } from '../../scripts/lib/testedTabs';
import type { CoverageTold } from '../cases';
import { DIR, NAMES } from './compile';

/** How many conditions of each wizard its examples show both true and false. Nothing where definitions cannot be read. */
export function coverageOfAll(files: Files): CoverageTold {
  const { schemas } = loadEarlier(textsFolder(DIR, files), NAMES);
  if (!schemas) return { wizards: [] };
  const wizards = [...schemas.wizards, ...schemas.forms].map((loaded) => {
    const all = testedTabs(schemas, loaded).flatMap((tested) => finish(coverageOf(tested)));
    const shown = all.filter(({ holds, fails }) => holds > 0 && fails > 0);
    return { wizard: loaded.definition.id, conditions: all.length, shown: shown.length };
  });
  return { wizards };
}
