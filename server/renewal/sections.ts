import { OVERVIEW } from '../../contract/registration';
import type { Context } from '../../engine/core/condition/scope';
import type { LoadedWizard } from '../../engine/core/mapping/wizard';
import { isTabHidden } from '../../engine/core/session/view';
import type { Renewal } from './renewal';

/** What a renewal has to review: the index of the tile, and its name. */
interface Section {
  index: number;
  name: string;
}

/** Every visible tab of the wizard, and the overview. A hidden tab keeps its index and is not asked for. */
export function sectionsToReview(loaded: LoadedWizard, context: Context): Section[] {
  const tabs = loaded.wizard.tabs.map(({ id, card }, index) => ({ index, name: card ?? id }));
  return [
    ...tabs.filter(({ index }) => !isTabHidden(loaded, index, context)),
    { index: OVERVIEW, name: 'Visão geral' },
  ];
}

/** Which sections a renewal waits for, in words; `undefined` when it may be sent, or when there is none. */
export function missingSections({ isOn, sections }: Renewal, loaded: LoadedWizard, context: Context) {
  if (!isOn) return undefined;
  const missing = sectionsToReview(loaded, context).filter(({ index }) => !sections.includes(index));
  if (missing.length === 0) return undefined;
  const names = new Intl.ListFormat('pt-BR').format(missing.map(({ name }) => name));
  return `${missing.length === 1 ? 'Falta' : 'Faltam'} ${names}.`;
}
