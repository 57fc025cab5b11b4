import { type ReactNode, useState } from 'react';
import { logOff, useSession } from '../session/sessionStore';
import { Header } from './Header';
import css from './Shell.module.css';
import { SkipLink } from './SkipLink';

/** The frame of every page behind the login: skip link, header with the session's client, and what stands under it. */
export function Shell({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const name = useSession((session) => session.user?.NomeRazaoSocial);
  const [isLeaving, setLeaving] = useState(false);
  const onLogoff = () => {
    setLeaving(true);
    logOff();
  };
  return (
    <div className={css.shell}>
      <SkipLink />
      <Header
        name={name}
        note={note}
        actions={[{ label: 'Logoff', icon: 'logout', busy: isLeaving, onSelect: onLogoff }]}
      />
      {children}
    </div>
  );
}
