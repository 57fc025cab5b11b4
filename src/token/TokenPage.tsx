import { EntryPage } from '../shell/entry/EntryPage';
import { maskAddress } from './mailbox';
import css from './TokenPage.module.css';
import { TokenStep } from './TokenStep';

const MOTTO = {
  title: 'Mais uma porta, só sua.',
  text: 'O token chega no e-mail do seu cadastro e vale apenas para este acesso.',
};

/** No line ends within "e-mail". */
const OWN_MAIL = (
  <>
    o <span className={css.whole}>e-mail</span> do seu cadastro
  </>
);

export interface TokenPageProps {
  /** As it was typed: an e-mail address or a document. */
  userName: string;
  foot: string;
  validate: (token: string) => Promise<string | undefined>;
  resend: () => Promise<boolean>;
  onBack: () => void;
}

/** The second step of a login: the token that was just sent. */
export function TokenPage({ userName, foot, validate, resend, onBack }: TokenPageProps) {
  const address = maskAddress(userName);
  const lead = (
    <>
      Digite o token de 6 dígitos que enviamos para{' '}
      {address ? <strong className={css.address}>{address}</strong> : OWN_MAIL}.
    </>
  );
  return (
    <EntryPage title="Confirme que é você" lead={lead} motto={MOTTO} foot={foot} onBack={onBack}>
      <div className={css.token}>
        <TokenStep
          address={userName}
          hint="Ao completar o sexto dígito, o acesso é confirmado."
          validate={validate}
          resend={resend}
        />
      </div>
    </EntryPage>
  );
}
