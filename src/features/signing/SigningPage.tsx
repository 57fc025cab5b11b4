import { useParams } from 'react-router-dom';
import { useSession } from '../session/sessionStore';
import { LoadFailure } from '../shell/LoadFailure';
import { PageTitle } from '../shell/PageTitle';
import { Shell } from '../shell/Shell';
import { CONTENT_ID } from '../shell/SkipLink';
import { useDocumentTitle } from '../shell/useDocumentTitle';
import { DocumentCard } from './DocumentCard';
import { DocumentSkeleton } from './DocumentSkeleton';
import { SignBar } from './SignBar';
import css from './SigningPage.module.css';
import { signedWords } from './signedWords';
import { UnavailableCard } from './UnavailableCard';
import { useKnownUser } from './useKnownUser';
import { useLinkedDocument } from './useLinkedDocument';

/** `/RealizarAssinaturaDeclaracao/{id}`: reads the document of a link from an e-mail, and signs it by a press. */
export function SigningPage() {
  const { id = '' } = useParams();
  useKnownUser();
  const name = useSession((session) => session.user?.NomeRazaoSocial);
  const { opened, isSigning, retry, sign } = useLinkedDocument(id);
  useDocumentTitle('Assinatura de documento');
  const document = opened.kind === 'found' ? opened.document : undefined;
  return (
    <Shell>
      <main className={css.page} id={CONTENT_ID} tabIndex={-1}>
        <div className={css.head}>
          <PageTitle lead={document && LEADS[document.state]}>{name ? `Olá, ${name}!` : 'Olá!'}</PageTitle>
        </div>
        {opened.kind === 'loading' && <DocumentSkeleton />}
        {opened.kind === 'failed' && <LoadFailure title="O documento não carregou." onRetry={retry} />}
        {opened.kind === 'refused' && <UnavailableCard why={opened.description} />}
        {document?.state === 'unavailable' && <UnavailableCard />}
        {document && document.state !== 'unavailable' && (
          <DocumentCard document={document} signed={document.state === 'signed' ? signedWords(document) : undefined} />
        )}
      </main>
      {document?.state === 'pending' && <SignBar isBusy={isSigning} onSign={sign} />}
    </Shell>
  );
}

const LEADS = {
  pending: 'Leia o documento e confirme a sua assinatura.',
  signed: 'Esta assinatura já está registrada. Não é preciso fazer mais nada.',
  unavailable: undefined,
} as const;
