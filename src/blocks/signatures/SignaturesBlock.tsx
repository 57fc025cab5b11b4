import { useEffect, useState, useSyncExternalStore } from 'react';
import { type BlockProps, useForm } from '../../../engine/block';
import { Button, IconButton } from '../../../engine/theme';
import { EmptyState } from '../../ui/EmptyState';
import { DocumentDialogs, type OpenDialog } from './DocumentDialogs';
import { DocumentTable } from './DocumentTable';
import { filterDocuments } from './documents';
import { HelpButton } from './HelpButton';
import { ListSkeleton } from './ListSkeleton';
import type { SignaturesModel } from './model';
import { SearchField } from './SearchField';
import css from './SignaturesBlock.module.css';
import { countText } from './words';

/** The documents to sign: their list with its search, their texts, and who has signed them. */
export function SignaturesBlock({ id, model }: BlockProps) {
  const signatures = model as SignaturesModel;
  const { constants, idPrefix, texts } = useForm();
  const { phase, documents } = useSyncExternalStore(signatures.subscribe, signatures.getState);
  const isHeld = useDelay(signatures.options.delayMs);
  const [typed, setTyped] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>();
  const { sign } = signatures.options;
  useEffect(() => signatures.watch(), [signatures]);

  if (isHeld || phase === 'loading') return <ListSkeleton />;
  if (phase === 'failed') {
    return (
      <div className={css.failed} role="alert">
        <p>{texts.listFailed}</p>
        <Button icon="refresh" onClick={() => void signatures.load()}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  if (documents.length === 0) return <EmptyState title="Não há documentos para assinar." />;
  const shown = filterDocuments(documents, typed);
  return (
    <>
      <div className={css.head}>
        <p className={css.count} role="status">
          {countText(documents)}
        </p>
        <HelpButton {...signatures.options} />
        <IconButton icon="refresh" label="Atualizar lista" onClick={() => void signatures.load()} />
      </div>
      <SearchField id={`${idPrefix}-${id}-search`} value={typed} found={shown.length} onChange={setTyped} />
      {shown.length > 0 && (
        <DocumentTable
          idPrefix={`${idPrefix}-${id}`}
          documents={shown}
          sign={sign}
          showsStatus={sign === 'signers' || constants.settings.statusAssinatura !== false}
          onRead={(document) => setDialog({ kind: 'terms', document })}
          onStatus={(document) => setDialog({ kind: 'status', document })}
        />
      )}
      {dialog && (
        <DocumentDialogs
          model={signatures}
          open={{ ...dialog, document: documents.find(({ id: own }) => own === dialog.document.id) ?? dialog.document }}
          onClose={() => setDialog(undefined)}
          onAskAgain={() => setDialog({ ...dialog, kind: 'terms' })}
        />
      )}
    </>
  );
}

/** True for so many milliseconds after the component came up. */
function useDelay(milliseconds: number): boolean {
  const [isOver, setOver] = useState(milliseconds <= 0);
  useEffect(() => {
    if (milliseconds <= 0) return;
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return !isOver;
}
