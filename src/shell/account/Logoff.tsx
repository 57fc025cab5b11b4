import { useState } from 'react';
import { logOff } from '../../session/sessionStore';
import { BusyButton } from '../../ui/BusyButton';

/** Ends the session, on a page without the account menu. */
export function Logoff() {
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void logOff();
  };
  return (
    <BusyButton variant="quiet" icon="logout" busy={isLeaving} busyLabel="Saindo..." onClick={leave}>
      Logoff
    </BusyButton>
  );
}
