import type { TokenPurpose } from '../../storage/tables/access';
import type { MailKind } from '../../storage/tables/mail';
import { type Letter, MINUTE_MS } from '../letter';

/** Minutes that a token holds. */
export const TOKEN_MINUTES = 10;

const WORDS: Record<TokenPurpose, { kind: MailKind; subject: string; lead: string }> = {
  login: { kind: 'loginToken', subject: 'Seu token de acesso', lead: 'Use este token para entrar na sua conta:' },
  signUp: {
    kind: 'signUpToken',
    subject: 'Sua chave de acesso',
    lead: 'Use esta chave de acesso para concluir o seu cadastro:',
  },
  attorney: {
    kind: 'attorneyToken',
    subject: 'Token para confirmar uma alteração',
    lead: 'Use este token para confirmar a alteração que você pediu no seu cadastro:',
  },
};

/** What kind of e-mail brings the token of a purpose. */
export const kindOfToken = (purpose: TokenPurpose): MailKind => WORDS[purpose].kind;

/** Brings a token. */
export function token({ to, purpose, digits }: { to: Letter['to']; purpose: TokenPurpose; digits: string }): Letter {
  const { kind, subject, lead } = WORDS[purpose];
  return {
    kind,
    subject,
    to,
    blocks: [
      lead,
      { copy: digits },
      `Ele vale por ${TOKEN_MINUTES} minutos e só pode ser usado uma vez. Não o informe a ninguém.`,
    ],
    life: TOKEN_MINUTES * MINUTE_MS,
  };
}
