import { isObject } from '../../engine/core';
import type { StoryTab } from '../../stories/engine/tabSession';
import { withEdits } from '../preview/patch';
import type { Shown } from '../preview/protocol';
import type { ModulePatch } from '../wire';
import type { FramedTab, TabSource } from './openTab';

/** The tab of a module: as it is shown, made of the one that is shown, or fetched. */
export async function tabOf(
  { module, patch }: Pick<Shown, 'module' | 'patch'>,
  before: Pick<FramedTab, 'tab' | 'shown'> | undefined,
  source: TabSource,
): Promise<StoryTab> {
  if (before?.shown.module === module) return before.tab;
  if (!before || !patch || patch.from !== before.shown.module) return makingOnce(await source.load(module));
  return patched(before.tab, patch, source);
}

async function patched(
  { default: make, ...values }: StoryTab,
  { edits, validators }: ModulePatch,
  source: TabSource,
): Promise<StoryTab> {
  const next = withEdits(values, edits);
  if (!isObject(next)) throw new Error('A patch of a tab leaves no tab.');
  const own = validators === undefined ? make : once((await source.load(validators)).default);
  return { ...(next as unknown as Omit<StoryTab, 'default'>), default: own };
}

/** A module whose validators are made once: they stay while other things change. */
function makingOnce({ definition, wizard, settings, default: make }: StoryTab): StoryTab {
  return { definition, wizard, settings, default: once(make) };
}

function once(make: StoryTab['default']): StoryTab['default'] {
  let made: ReturnType<typeof make> | undefined;
  return (runtime) => {
    made ??= make(runtime);
    return made;
  };
}
