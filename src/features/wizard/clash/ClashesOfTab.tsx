import type { ClashesProps } from '../../../../engine/block';
import type { ClashView, WizardView } from '../../../../engine/session';
import { ClashCards } from './ClashCards';

interface ClashesOfTabProps extends ClashesProps {
  /** Those whose choice stands elsewhere: at a field, or on another tab. */
  linked: readonly ClashView[];
  view: WizardView;
  tab: string;
  onOpen: (clash: ClashView) => void;
}

/** What waits for a choice, over a tab: with the way to each, but of a tab that cannot be opened now. */
export function ClashesOfTab({ linked, view, tab, onOpen, ...cards }: ClashesOfTabProps) {
  const links = linked.map((clash) => {
    const { id, name } = clash;
    const open = () => onOpen(clash);
    if (clash.tab === tab) return { id, name, onOpen: open };
    const { title = '', clickable } = view.tabs.find((other) => other.id === clash.tab) ?? {};
    return { id, name: `${title}: ${name}`, onOpen: clickable ? open : undefined };
  });
  return <ClashCards links={links} {...cards} />;
}
