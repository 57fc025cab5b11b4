import { useParams } from 'react-router-dom';
import type { LinkedDocument } from '../../api/linkedDocument';
import { useSession } from '../../session/sessionStore';
import { PageTitle } from '../../shell/PageTitle';
import { Shell } from '../../shell/Shell';
import { CONTENT_ID } from '../../shell/SkipLink';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { LoadFailure } from '../../ui/LoadFailure';
import { DocumentCard } from './DocumentCard';
import { DocumentSkeleton } from './DocumentSkeleton';
import { OtherDocuments } from './OtherDocuments';
import { SignBar } from './SignBar';
import css from './SigningPage.module.css';
import { signedWords } from './signedWords';
import { UnavailableCard } from './UnavailableCard';
import { useKnownUser } from './useKnownUser';
import { useLinkedDocument } from './useLinkedDocument';
import { useLinkedPerson } from './useLinkedPerson';
import { WhoSigns } from './WhoSigns';

/** `/RealizarAssinaturaDeclaracao/{id}`: reads the document of a link from an e-mail, and signs it by a press. */
export function SigningPage() {
  const { id = '' } = useParams();
  useKnownUser();
  const name = useSession((session) => session.user?.NomeRazaoSocial);
  const { opened, isSigning, retry, sign } = useLinkedDocument(id);
  useDocumentTitle('Assinatura de documento');
  const document = opened.kind === 'found' ? opened.document : undefined;
  const linked = useLinkedPerson(id, document?.signedAt).opened;
  const person = linked.kind === 'found' && document?.state !== 'unavailable' ? linked.person : undefined;
  const greeted = name ?? document?.signer;
  return (
    <Shell>
      <main className={css.page} id={CONTENT_ID} tabIndex={-1}>
        <div className={css.head}>
          <PageTitle lead={document && leadOf(document, person?.client)}>
            {greeted ? `Olá, ${greeted}!` : 'Olá!'}
          </PageTitle>
        </div>
        {opened.kind === 'loading' && <DocumentSkeleton />}
        {opened.kind === 'failed' && <LoadFailure title="O documento não carregou." onRetry={retry} />}
        {opened.kind === 'refused' && <UnavailableCard why={opened.description} />}
        {document?.state === 'unavailable' && <UnavailableCard />}
        {document && document.state !== 'unavailable' && (
          <>
            {person && <OtherDocuments guid={id} entries={person.entries} />}
            <DocumentCard
              who={person && <WhoSigns person={person} />}
              document={document}
              signed={document.state === 'signed' ? signedWords(document) : undefined}
            />
          </>
        )}
      </main>
      {document?.state === 'pending' && <SignBar isBusy={isSigning} onSign={sign} />}
    </Shell>
  );
}

function leadOf({ state, name }: LinkedDocument, client: string | undefined): string | undefined {
  if (state === 'unavailable') return undefined;
  if (state === 'signed') return 'Esta assinatura já está registrada. Não é preciso fazer mais nada.';
  return client
    ? `${client} pediu a sua assinatura em “${name}”. Leia o documento e confirme.`
    : 'Leia o documento e confirme a sua assinatura.';
}
