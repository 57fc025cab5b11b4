import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formats } from '../../engine/brazil';
import type { Json, JsonObject } from '../../engine/core';
import { resolveSettings, toCompiledTab } from '../../engine/definition';
import { type TabHandle, TabView } from '../../engine/react';
import { createWizardSession, type Host, type WizardSession } from '../../engine/session';
import { Button } from '../../engine/theme';
import * as documentos from '../../schemas/pf/documentos.json?tab';
import { createAttachments } from '../../src/blocks/documents/attachments';
import { createDocumentsModel } from '../../src/blocks/documents/model';
import { toSmallerPhoto, toThumbnail } from '../../src/blocks/documents/pictures';
import { host as portalHost } from '../../src/dialogs/dialogStore';
import { StoryPage } from '../engine/StoryPage';
import { type StoryTab, withBlockOptions } from '../engine/tabSession';
import { surface } from '../surface';
import { useSurroundings } from '../toolbar/Surroundings';
import type { DocumentsServer } from './documentsServer';

export interface DocumentsStoryProps {
  server: DocumentsServer;
  mode?: 'new' | 'edit' | 'renewal';
  /** When files are sent. */
  send?: 'save' | 'pick';
  /** Whether documents can be photographed; as the definition says unless said here. */
  camera?: boolean;
  settings?: Record<string, Json>;
  /** What an earlier visit kept unsaved. */
  kept?: JsonObject;
  /** Answers the questions in place of the portal's dialogs. */
  ask?: Host['ask'];
  /** The same for questions whose no is an answer. */
  choose?: Host['choose'];
}

const TAB = 'documentos';

/** A wizard of the documents alone, on a server of documents; not yet open. */
export function createDocumentsSession(props: DocumentsStoryProps): WizardSession {
  const { server, mode = 'new', send = 'save', camera, settings, kept } = props;
  const tab = withBlockOptions(documentos as StoryTab, { send, ...(camera !== undefined && { camera }) });
  const storage = new Map<string, string>(kept ? [['unsaved', JSON.stringify(kept)]] : []);
  const files = createAttachments();
  const pictures = { toSmallerPhoto, toThumbnail, fetchSent: server.fetchSent };
  return createWizardSession({
    loaded: {
      wizard: {
        ...tab.wizard,
        tabs: [{ id: TAB }],
        parts: tab.wizard.parts.filter(({ id }) => id === TAB),
      },
      tabs: { [TAB]: toCompiledTab(tab, formats) },
      settings: tab.settings,
    },
    transport: server.transport,
    host: {
      ask: props.ask ?? ((question) => portalHost.ask(question)),
      ...(props.ask ? props.choose && { choose: props.choose } : { choose: (question) => portalHost.choose(question) }),
      attachment: (handle) => files.open(handle),
    },
    base: {
      settings: { ...resolveSettings(tab.settings, [], tab.wizard.settings), ...settings },
      user: { NomeRazaoSocial: 'Helena Duarte Nogueira', TipoCliente: 1, StatusCadastro: 0 },
      mode,
      formats,
    },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T12:00:00' },
    storage: {
      read: (name) => storage.get(name) ?? null,
      write: (name, value) => void storage.set(name, value),
      remove: (name) => void storage.delete(name),
    },
    storageKey: 'unsaved',
    blocks: { documents: createDocumentsModel(files, pictures) },
  });
}

/** The tab of documents in a session of its own, over the two buttons of a wizard. With other options it begins anew. */
export function DocumentsStory(props: DocumentsStoryProps) {
  const { mode, send, camera, settings } = props;
  return <OpenDocuments key={JSON.stringify([mode, send, camera, settings])} {...props} />;
}

function OpenDocuments(props: DocumentsStoryProps) {
  const around = useSurroundings();
  const settings = { ...around.settings, ...props.settings };
  const [session] = useState(() => createDocumentsSession({ ...props, mode: props.mode ?? around.mode, settings }));
  useEffect(() => void session.open(), [session]);
  return (
    <StoryPage>
      <h1 className="sr">Upload de Documentos</h1>
      <DocumentsTab session={session} />
    </StoryPage>
  );
}

/** The tab of an open session; what is wrong takes the focus, as in a wizard. */
export function DocumentsTab({ session }: { session: WizardSession }) {
  const handle = useRef<TabHandle>(null);
  const { phase } = useSyncExternalStore(session.subscribe, session.view);
  const run = async (action: 'advance' | 'save') => {
    const { focus } = await session[action]();
    if (focus !== undefined) handle.current?.focus(focus);
  };
  return (
    <>
      <TabView ref={handle} session={session} tab={TAB} surface={surface} onSubmit={() => void run('advance')} />
      <p style={{ display: 'flex', justifyContent: 'space-between', marginBlockStart: 'var(--s-6)' }}>
        <Button variant="quiet" disabled={phase === 'saving'} onClick={() => void run('save')}>
          Salvar e continuar depois
        </Button>
        <Button variant="primary" busy={phase === 'saving'} onClick={() => void run('advance')}>
          Avançar
        </Button>
      </p>
    </>
  );
}
