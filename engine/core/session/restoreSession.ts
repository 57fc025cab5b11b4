import type { DraftNews } from '../draft/types';
import type { FormStore } from '../form/types';
import type { JsonObject } from '../json';
import type { WizardData } from '../mapping/parts';
import type { ClashBoard } from './clashBoard';
import type { Clashes } from './clashes';
import type { Marks } from './marks';
import type { Queue } from './queue';
import type { Screen } from './screen';
import type { Steps } from './steps';
import type { Typed } from './typed';
import type { SessionInput } from './types';
import { firstIncomplete } from './view';
import { afterRestore, openingPlace, stepsWithLost } from './viewSteps';

/** What a loaded session is opened with. */
export interface RestoreInput extends Pick<SessionInput, 'loaded' | 'tab' | 'place'> {
  forms: ReadonlyMap<string, FormStore>;
  stored: ReadonlyMap<string, JsonObject>;
  typed: Typed;
  queue: Queue;
  marks: Marks;
  clashes: Pick<Clashes, 'views'>;
  board: ClashBoard;
  steps: Steps;
  screen: Screen;
  /** The forms are whole: from now on their changes are followed. */
  onWhole(): void;
}

/** Puts back what earlier visits typed, and opens the step at which the customer goes on. */
export function restoreSession(
  input: RestoreInput,
  { told, news }: { told: WizardData; news: DraftNews | undefined },
): void {
  const { loaded, forms, stored, typed, queue, marks, clashes, board, steps, screen } = input;
  const refresh = () => forms.forEach((store) => void store.refresh());
  const startNow = () => firstIncomplete(steps.tabs({ ...screen.view, phase: 'ready' }));
  refresh();
  const loadedStart = startNow();
  const restored = typed.restore(news);
  refresh();
  marks.add(restored.contents);
  for (const [id, store] of forms) store.tellStored(told[id] ?? {}, stored.get(id) ?? {});
  input.onWhole();
  screen.put({ phase: 'ready' });
  if (restored.typed.length > 0) queue.restore();
  board.add(restored.clashes);
  typed.flush();
  typed.forgetLeft();
  typed.drafts.begin(news);
  // What came back has not been sent, though it may complete a tab; and files are picked again where they were.
  const lost = stepsWithLost(steps.tabs(screen.view), restored);
  // The look over everything shows what is saved: everything, and nothing beside it.
  const isSaved = restored.typed.length === 0 && lost.length === 0 && restored.clashes.length === 0;
  const place = openingPlace(steps.toOpen(screen.view, isSaved), {
    navigation: loaded.wizard.navigation,
    starts: input.tab === undefined ? { loaded: loadedStart, restored: startNow(), lost } : screen.view.step,
    asked: input.place ?? (restored.latest === undefined ? undefined : { tab: restored.latest }),
  });
  screen.update({ ...place, ...afterRestore(restored), clashes: clashes.views() });
}
