import { Link } from 'react-router-dom';
import { ENTRY_REFUSALS } from '../../../contract/entryRefusals';
import { host, type Message } from '../../dialogs/dialogStore';
import css from './LoginPage.module.css';
import type { Refusal } from './refusal';

/** A refusal that is told in a dialog. */
type Told = Exclude<Refusal, { kind: 'notActivated' } | { kind: 'signUp' }>;

/** Tells a refusal. An approved client of a tenant with an application may go on to where it is. */
export async function tellRefusal(refusal: Told, appLink: string | undefined): Promise<void> {
  if (refusal.kind !== 'approved') {
    await host.ask(refusalDialog(refusal));
    return;
  }
  const isYes = await host.ask({
    kind: 'success',
    title: 'Análise aprovada!',
    text: ENTRY_REFUSALS.useApp,
    ...(appLink ? { yes: 'Baixar o aplicativo', no: 'Fechar' } : { yes: 'Fechar' }),
  });
  if (isYes && appLink) window.open(appLink, '_blank', 'noopener,noreferrer');
}

function refusalDialog(refusal: Exclude<Told, { kind: 'approved' }>): Message {
  if (refusal.kind === 'inReview') {
    return {
      kind: 'success',
      title: 'Cadastro enviado para análise!',
      text: 'Estamos analisando os dados recebidos. Em breve você receberá novidades no e-mail informado.',
    };
  }
  const warning: Message = { kind: 'warning', title: 'Atenção!', text: refusal.message };
  if (refusal.kind === 'warning') return warning;
  return {
    ...warning,
    text: (close) => (
      <>
        <p>{refusal.message}</p>
        <ul className={css.hints}>
          <li>Verifique se os dados foram digitados corretamente.</li>
          <li>
            Ainda não tem cadastro?{' '}
            <Link to="/CadastroInicio" onClick={close}>
              Cadastre-se.
            </Link>
          </li>
        </ul>
      </>
    ),
  };
}
