import { BLOCKS } from '../../contract/blocks';
import { type GivenNames, type Problem, previewTab, textsFolder } from '../../engine/compile';
import type { StoryTab } from '../engine/tabSession';
import { folderWith, LIVE, LIVE_FILE } from './folder';

const DIR = '/definitions';

/** A tab as it was compiled, or what is wrong with its text. */
export type Compiled = { tab: StoryTab } | { problems: Pick<Problem, 'line' | 'column' | 'message'>[] };

/** Compiles the text of a tab as the build does it, with these names beside the portal's, and says what is wrong with it in the same words. */
export function compileLive(text: string, names: GivenNames = {}): Compiled {
  const { module, problems } = previewTab(textsFolder(DIR, folderWith(text)), LIVE, { blocks: BLOCKS, ...names });
  const own = problems.filter(({ file }) => file === `${DIR}/${LIVE_FILE}`);
  if (!module) return { problems: own.length > 0 ? own : problems };
  return { tab: { ...module.values, default: validatorsOf(module.validators) } };
}

/** The function that makes the validators, out of its text: `export default function (require) { … }`. */
function validatorsOf(code: string): StoryTab['default'] {
  const text = code.replace(/^export default /, '');
  // biome-ignore lint/security/noGlobalEval: the text is the compiler's own, of a definition that stands in this page
  return globalThis.eval(`(${text})`);
}
