import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type BlockProps, useForm } from '../../../engine/block';
import { Button } from '../../../engine/theme';
import { Skeleton } from '../../ui/Skeleton';
import { AttachForm } from './AttachForm';
import css from './Documents.module.css';
import { FileList } from './FileList';
import { LostFiles } from './LostFiles';
import { sidesOf } from './lazyCamera';
import type { DocumentsModel } from './model';
import { PhotoAdjust } from './PhotoAdjust';
import type { FileView } from './state';
import { statusText } from './statusText';

/** The documents of a registration: picking files, and the list of those that wait and those that were sent. */
export function Documents({ id, options, model }: BlockProps) {
  const documents = model as DocumentsModel;
  const { idPrefix, context } = useForm();
  const state = useSyncExternalStore(documents.subscribe, documents.getState);
  const list = useRef<HTMLElement>(null);
  const [adjusted, setAdjusted] = useState<FileView>();
  useEffect(keepDropsOut, []);
  useEffect(() => retryOften(documents.retry), [documents]);
  const prefix = `${idPrefix}-${id}`;
  if (state.load === 'loading') return <DocumentsSkeleton />;
  if (state.load === 'failed') {
    return (
      <div className={css.failed} role="alert">
        <p>Os documentos não carregaram. Confira a sua conexão.</p>
        <Button icon="refresh" onClick={() => void documents.load()}>
          Tentar novamente
        </Button>
      </div>
    );
  }
  const maxMegabytes = Number(context().settings.tamanhoArquivo);
  const photographed = sidesOf(options);
  return (
    <div className={css.stack}>
      {state.lost.length > 0 && <LostFiles files={state.lost} onClose={documents.dismissLost} />}
      <AttachForm
        id={prefix}
        state={state}
        maxMegabytes={maxMegabytes}
        sidesOf={photographed}
        onPick={documents.pick}
      />
      <section ref={list} className={css.list} tabIndex={-1} aria-labelledby={`${prefix}-lista`}>
        <FileList
          id={`${prefix}-lista`}
          state={state}
          onSend={() => void documents.send()}
          onReload={() => void documents.reload()}
          onSeen={documents.show}
          onAdjust={photographed && setAdjusted}
          onExchange={(file, files) => void documents.exchange(file, files)}
          onRemove={async (file) => {
            if (await documents.remove(file)) list.current?.focus();
          }}
        />
      </section>
      {adjusted && (
        <PhotoAdjust
          file={adjusted}
          maxMegabytes={maxMegabytes}
          onDone={(photo) => {
            setAdjusted(undefined);
            void documents.replace(adjusted, photo);
          }}
          onClose={() => setAdjusted(undefined)}
        />
      )}
      <p className="sr" role="status">
        {statusText(state)}
      </p>
    </div>
  );
}

/** In the place of the block while it loads: of the same height, so that nothing jumps. */
function DocumentsSkeleton() {
  return (
    <div className={css.stack} role="status">
      <span className="sr">Carregando os documentos...</span>
      <div>
        <Skeleton shape="label" />
        <Skeleton shape="control" />
      </div>
      <div className={css.zoneShape} />
      <div className={css.shapes}>
        <Skeleton shape="title" />
        <Skeleton shape="line" />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}

/** How long a file that did not arrive waits for another try, as long as it is in sight. */
const RETRY_MS = 15_000;

/** Tries now, whenever the network is back, and after a while. @returns stops it */
function retryOften(retry: () => void): () => void {
  retry();
  const timer = setInterval(retry, RETRY_MS);
  window.addEventListener('online', retry);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', retry);
  };
}

/** A file that is dropped beside the zone would open in the place of the page, and all that is typed would be gone. */
function keepDropsOut(): () => void {
  const refuse = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files') || event.defaultPrevented) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', refuse);
  window.addEventListener('drop', refuse);
  return () => {
    window.removeEventListener('dragover', refuse);
    window.removeEventListener('drop', refuse);
  };
}
