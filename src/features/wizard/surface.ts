import type { Surface } from '../../../engine/block';
import type { WizardSession } from '../../../engine/session';
import { lazyBlock } from '../../blocks/lazyBlock';
import { blockComponents } from '../../blocks/views';
import { host } from '../../dialogs/dialogStore';
import { SectionHelp } from '../../disclaimers/SectionHelp';
import { useAskedLayer } from '../../history/useOwnEntry';
import { RowModal } from './RowModal';
import { useReturned } from './versions/news';

const useAskedRow = () => useAskedLayer('row');

/** Comes when it is needed: seldom are there two values of a field. */
export const ClashCards = lazyBlock(async () => (await import('./clash/ClashCards')).ClashCards);
const Choice = lazyBlock(async () => (await import('./clash/ClashChoice')).ClashChoice);

/** What the portal gives the forms. An explanation wears the mark of help, and its one button closes it. */
export function surfaceOf(session: WizardSession): Surface {
  return {
    Modal: RowModal,
    useAskedRow,
    explain: (title, text) => void host.ask({ kind: 'question', title, text, yes: session.texts.closeMessage ?? '' }),
    SectionHelp,
    useNote: (place) => useReturned(session)?.at[place]?.join(' '),
    Clashes: ClashCards,
    Choice,
    blocks: blockComponents,
  };
}
