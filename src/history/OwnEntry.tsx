import { useInRouterContext } from 'react-router-dom';
import { type Owner, useOwnEntry } from './useOwnEntry';

interface Props {
  owner: Owner;
  onBack: () => void;
}

/** An entry of the history for what it stands in, as long as that stands; outside of the portal, where no history is kept, none. */
export function OwnEntry(props: Props) {
  return useInRouterContext() ? <Entry {...props} /> : null;
}

function Entry({ owner, onBack }: Props) {
  useOwnEntry(true, onBack, owner);
  return null;
}
