import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { leave } from '../session/leave';
import { useSession } from '../session/sessionStore';
import { usePortalSettings } from '../session/useSettings';
import type { AccountAction } from './account/AccountMenu';
import { useChangePassword } from './account/useChangePassword';
import { ConnectionBar } from './ConnectionBar';
import { Header } from './Header';
import css from './Shell.module.css';
import { SkipLink } from './SkipLink';

/** The frame of every page behind the login: skip link, header with the session's client, and what stands under it. */
export function Shell({ note, children }: { note?: ReactNode; children: ReactNode }) {
  const name = useSession((session) => session.user?.NomeRazaoSocial);
  const hasPassword = usePortalSettings().settings?.hasPassword;
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { changePassword, modal } = useChangePassword();
  const onLogoff = () => {
    setLeaving(true);
    void leave().then(setLeaving);
  };
  const actions: AccountAction[] = [
    ...(hasPassword
      ? [
          {
            label: 'Alterar senha',
            icon: 'key' as const,
            opensDialog: true,
            onSelect: () => void changePassword(),
          },
        ]
      : []),
    { label: 'Segurança', icon: 'shield', onSelect: () => navigate('/Seguranca') },
    { label: 'Ajuda e acessibilidade', icon: 'info', onSelect: () => navigate('/acessibilidade') },
    { label: 'Logoff', icon: 'logout', busy: isLeaving, onSelect: onLogoff },
  ];
  return (
    <div className={css.shell}>
      <SkipLink />
      <Header name={name} note={note} actions={actions} />
      <ConnectionBar />
      {children}
      {modal}
    </div>
  );
}
