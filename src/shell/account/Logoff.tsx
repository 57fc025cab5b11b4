import { useState } from 'react';
import { leave } from '../../session/leave';
import { BusyButton } from '../../ui/BusyButton';

/** Ends the session, on a page without the account menu. */
export function Logoff() {
  const [isLeaving, setLeaving] = useState(false);
  const press = () => {
    setLeaving(true);
    void leave().then(setLeaving);
  };
  return (
    <BusyButton variant="quiet" compact icon="logout" busy={isLeaving} busyLabel="Saindo..." onClick={press}>
      Logoff
    </BusyButton>
  );
}
