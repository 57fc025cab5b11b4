import type { Surface } from '../../../engine/react/form/FormContext';
import { blockComponents } from '../../blocks/registry';
import { host } from '../../dialogs/dialogStore';
import { SectionHelp } from '../../disclaimers/SectionHelp';
import { useAskedLayer } from '../../history/useOwnEntry';
import { RowModal } from './RowModal';

const useAskedRow = () => useAskedLayer('row');

/** What the portal gives the forms. An explanation wears the mark of help, and its one button closes it. */
export function surfaceOf(texts: Record<string, string>): Surface {
  return {
    Modal: RowModal,
    useAskedRow,
    explain: (title, text) => void host.ask({ kind: 'question', title, text, yes: texts.closeMessage ?? '' }),
    SectionHelp,
    blocks: blockComponents(),
  };
}
