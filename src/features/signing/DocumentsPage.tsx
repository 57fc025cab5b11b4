import { useNavigate, useParams } from 'react-router-dom';
import { PageTitle } from '../../shell/PageTitle';
import { Shell } from '../../shell/Shell';
import { CONTENT_ID } from '../../shell/SkipLink';
import { useDocumentTitle } from '../../shell/useDocumentTitle';
import { Card } from '../../ui/Card';
import { LoadFailure } from '../../ui/LoadFailure';
import { DocumentList } from './DocumentList';
import { DocumentSkeleton } from './DocumentSkeleton';
import css from './SigningPage.module.css';
import { signingPath } from './signingPath';
import { UnavailableCard } from './UnavailableCard';
import { useKnownUser } from './useKnownUser';
import { useLinkedPerson } from './useLinkedPerson';
import { WhoSigns } from './WhoSigns';

/** `/RealizarAssinaturas/{id}`: all documents of who was sent a link, each of which is read and signed by itself. */
export function DocumentsPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  useKnownUser();
  const { opened, retry } = useLinkedPerson(id);
  useDocumentTitle('Documentos para assinar');
  const person = opened.kind === 'found' ? opened.person : undefined;
  const entries = person?.entries ?? [];
  return (
    <Shell>
      <main className={css.page} id={CONTENT_ID} tabIndex={-1}>
        <div className={css.head}>
          <PageTitle lead={person && entries.length > 0 && leadOf(person.client, entries)}>
            {person ? `Olá, ${person.name}!` : 'Olá!'}
          </PageTitle>
        </div>
        {opened.kind === 'loading' && <DocumentSkeleton />}
        {opened.kind === 'failed' && <LoadFailure title="Os documentos não carregaram." onRetry={retry} />}
        {opened.kind === 'refused' && <UnavailableCard why={opened.description} />}
        {person && entries.length === 0 && <UnavailableCard why="Este link expirou." />}
        {person && entries.length > 0 && (
          <>
            <Card bleeds>
              <WhoSigns person={person} />
              <DocumentList entries={entries} onOpen={(guid) => navigate(signingPath(guid))} />
            </Card>
            <p className={css.note}>
              Cada documento é lido, aceito e confirmado separadamente. A assinatura guarda data, horário e endereço IP.
            </p>
          </>
        )}
      </main>
    </Shell>
  );
}

function leadOf(client: string, entries: { isSigned: boolean }[]): string {
  if (entries.every(({ isSigned }) => isSigned)) {
    return `Obrigado! Tudo o que ${client} pediu está assinado. Não é preciso fazer mais nada.`;
  }
  return `${client} pediu a sua assinatura em ${entries.length === 1 ? '1 documento' : `${entries.length} documentos`}.`;
}
