import { Link } from 'react-router-dom';
import type { Message } from '../dialogs/dialogStore';
import css from './LoginPage.module.css';
import type { Refusal } from './refusal';

/** The dialog of a refusal, for those that have one. */
export function refusalDialog(refusal: Exclude<Refusal, { kind: 'notActivated' } | { kind: 'signUp' }>): Message {
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
