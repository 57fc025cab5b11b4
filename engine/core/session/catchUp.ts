import type { PartDefinition } from '../definition/types';
import { readPlace } from '../draft/contents';
import type { PlaceClash } from '../draft/gather';
import type { DraftPlace } from '../draft/types';
import { carriesField } from '../mapping/parts';
import { stepsOfPart } from '../mapping/wizard';
import type { Transport } from './host';
import { loadPart } from './loads';
import { type HeldBefore, takeForeign } from './takeForeign';
import { createVersions, type Versions } from './versions';

/** What a session catches up with. */
export interface CatchUpInput extends HeldBefore {
  transport: Transport;
  versions: Versions;
  /** Parts whose load failed, which are loaded before they are sent. */
  unloaded: ReadonlySet<PartDefinition>;
  onClashes(found: readonly PlaceClash[]): void;
}

/**
 * Loads the parts of these places again, and merges what was typed since into those that another window has saved. A part
 * that does not load stays as it is, without a word: its save says it.
 */
export async function catchUp(input: CatchUpInput, places: readonly DraftPlace[]): Promise<void> {
  const { loaded, versions, unloaded, context, onClashes } = input;
  const transport: Transport = (request) => input.transport({ ...request, quiet: true });
  const fields = places.map(readPlace);
  for (const part of loaded.wizard.parts) {
    const steps = stepsOfPart(part);
    const place = fields.find(({ tab, field }) =>
      steps.some((step) => field !== undefined && carriesField(loaded, step, tab, field)),
    );
    if (!place || unloaded.has(part) || steps.some((step) => versions.doubts(step).length > 0)) continue;
    const now = createVersions();
    const { data, failure } = await loadPart(loaded, part, { transport, versions: now }, context(place.tab));
    const isKnown = steps.every((step) => !step.load || now.of(step) === versions.of(step));
    if (failure || isKnown) continue;
    for (const step of steps) versions.learn(step, now.of(step));
    onClashes(takeForeign(input, part, data));
  }
}
