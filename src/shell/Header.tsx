import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { currentTenant } from '../theme/tenant';
import { type AccountAction, AccountMenu } from './account/AccountMenu';
import css from './Header.module.css';
import { Logo } from './Logo';

export interface HeaderProps {
  /** NomeRazaoSocial; without it there is no account to greet. */
  name?: string | undefined;
  /** What the account menu offers. */
  actions?: AccountAction[];
  /** At the left of the account: when it was saved. With it the head stays in sight. */
  note?: ReactNode;
}

/** The head of every page behind the login: logo, note, greeting, account menu. */
export function Header({ name, actions = [], note }: HeaderProps) {
  const tenant = currentTenant();
  return (
    <header className={note ? css.kept : css.header}>
      <div className={css.inside}>
        <Link to="/" className={css.home} aria-label={`${tenant.name} ${tenant.line}, início`}>
          <Logo />
        </Link>
        <div className={css.end}>
          {note}
          {name && <AccountMenu name={name} actions={actions} />}
        </div>
      </div>
    </header>
  );
}
