import type { User } from '../../api/user';
import { EmptyState } from '../shell/EmptyState';
import { Page } from '../shell/Page';
import css from './HomePage.module.css';
import { statusTexts } from './statusTexts';

/** Where a client lands whose registration has been sent: what is known about it. */
export function HomePage({ user, title }: { user: User; title: string }) {
  const status = statusTexts[user.StatusCadastro];
  return (
    <Page title={title} tabTitle="Dashboard">
      <section className={css.panel} aria-labelledby="situacao">
        {status ? (
          <>
            <p className={css.eyebrow}>Situação do cadastro</p>
            <h2 className={css.status} id="situacao">
              {status.title}
            </h2>
            <p className={css.text}>{status.text}</p>
          </>
        ) : (
          <div id="situacao">
            <EmptyState title="Seu cadastro ainda não começou">
              <p>O formulário do seu tipo de cadastro não está disponível no momento.</p>
            </EmptyState>
          </div>
        )}
      </section>
    </Page>
  );
}
