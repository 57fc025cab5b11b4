import { fillText, type Json } from '../../../engine/core';
import type { BlockError, BlockFactory, BlockInput, BlockModel } from '../../../engine/session';
import { byItself } from '../../api/byItself';
import { type Asking, createAsking } from './asking';
import { acceptTerms, findIp, loadDeclarations, loadSignatures, loadTemplates } from './calls';
import { joinDocuments, type SignatureRow, type SigningDocument, toSignatures, unsignedDocuments } from './documents';
import { readOptions, type SignaturesOptions } from './options';
import { MESSAGES, newVersionText, STATE_WORDS, signedText, unsignedText } from './words';

/** What the block shows. */
export interface SignaturesState {
  phase: 'loading' | 'ready' | 'failed';
  documents: readonly SigningDocument[];
}

/** The documents to sign of one place, with what its component can ask for. */
export interface SignaturesModel extends BlockModel<SignaturesState>, Asking {
  options: SignaturesOptions;
  load(): Promise<boolean>;
  /**
   * Told that the tab is on the screen: what may have changed since is read again, and a pending document again and
   * again, silently. Gives back how to tell that the tab is left.
   */
  watch(): () => void;
  /** Signs a document for the customer; false when that failed, which was told. */
  sign(document: SigningDocument): Promise<boolean>;
  /** Tells of a signature, once its dialog is gone. */
  tellSigned(): Promise<void>;
  /** Who signs the declaration of a document; `undefined` when that cannot be had. */
  loadSignatures(document: SigningDocument): Promise<SignatureRow[] | undefined>;
}

/** The status by which the server says that the text was replaced since it was shown. */
const REPLACED = 409;

/** The model of a signatures block. */
export const signaturesModel: BlockFactory = createSignaturesModel;

/** The same, with the type of its own. */
export function createSignaturesModel(input: BlockInput): SignaturesModel {
  const { transport, host, texts } = input;
  const options = readOptions(input.options);
  const asking = createAsking(input);
  const listeners = new Set<() => void>();
  const announced = new Set<string>();
  let state: SignaturesState = { phase: 'loading', documents: [] };
  let templates: Json = [];
  let turn = 0;
  let isReading = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWatched = false;

  function setState(next: SignaturesState): void {
    state = next;
    announceNewVersions();
    schedule();
    for (const listener of listeners) listener();
  }

  /** Reads the lists, of which an answer that a later reading overtook counts for nothing. */
  async function read(what: 'all' | 'declarations', send = transport): Promise<boolean> {
    const own = ++turn;
    isReading = true;
    const [offered, declarations] = await Promise.all([
      what === 'all' ? loadTemplates(transport) : templates,
      loadDeclarations(send),
    ]);
    if (own !== turn) return true;
    isReading = false;
    if (offered === undefined || declarations === undefined) return false;
    templates = offered;
    setState({ phase: 'ready', documents: joinDocuments(offered, declarations, options) });
    return true;
  }

  async function load(): Promise<boolean> {
    if (state.phase === 'failed') setState({ ...state, phase: 'loading' });
    const isLoaded = await read('all');
    if (!isLoaded) setState({ phase: 'failed', documents: [] });
    return isLoaded;
  }

  const needsPolling = () =>
    isWatched && (options.sign === 'signers' || state.documents.some((document) => document.state === 'pending'));

  function schedule(): void {
    if (timer !== undefined || !needsPolling()) return;
    timer = setTimeout(async () => {
      timer = undefined;
      if (!isReading) await read('declarations', byItself(transport));
      schedule();
    }, options.pollMs);
  }

  function stopPolling(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /** Once per opening of the wizard, for each document. */
  function announceNewVersions(): void {
    const news = state.documents.filter(({ id, state: now }) => now === 'changed' && !announced.has(id));
    if (!isWatched || news.length === 0) return;
    for (const { id } of news) announced.add(id);
    const text = newVersionText(news.map(({ name }) => name));
    void host.ask({ kind: 'warning', ...MESSAGES.newVersion, text, yes: texts.closeMessage ?? '' });
  }

  function toError(document: SigningDocument): BlockError {
    const { title, text } = options.error;
    const { name } = document;
    return { kind: 'unsigned', name, inline: unsignedText(document), title, text: fillText(text, { name }) };
  }

  function notLoaded(): BlockError {
    const { name, inline } = MESSAGES.notLoaded;
    const { title = '', text = '' } = { ...input.messages.serverDefault, ...input.messages.loadFailed };
    return { kind: 'loadFailed', name, inline, title, text };
  }

  const model: SignaturesModel = {
    ...asking,
    async request(document, people) {
      const isRequested = await asking.request(document, people);
      if (isRequested) void model.load();
      return isRequested;
    },
    options,
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    errors(moment) {
      if (moment !== 'advance') return [];
      return state.phase === 'ready' ? unsignedDocuments(state.documents).map(toError) : [notLoaded()];
    },
    summary: () => state.documents.map((document) => ({ label: document.name, value: stateText(document) })),
    watch() {
      isWatched = true;
      if (state.phase === 'failed') void model.load();
      else if (!isReading) void read('all');
      announceNewVersions();
      schedule();
      return () => {
        isWatched = false;
        stopPolling();
      };
    },
    async sign({ id, declaration }) {
      const signedAt = input.clock.now();
      const outcome = await acceptTerms(transport, {
        DeclaracaoId: declaration ?? null,
        TemplateId: id,
        UsuarioAssinatura: String(input.context().user.NomeRazaoSocial ?? ''),
        Status: 'Assinado',
        DataAssinatura: signedAt,
        IP: await findIp(transport),
      });
      if (outcome.ok) {
        // Whoever goes on at once is not told that it is missing: the list takes its time, or fails.
        const documents = state.documents.map((one) =>
          one.id === id ? { ...one, state: 'signed' as const, signedAt } : one,
        );
        setState({ ...state, documents });
        void model.load();
        return true;
      }
      if (outcome.aborted || outcome.status === 401) return false;
      if (outcome.status === REPLACED) {
        await model.load();
        await host.ask({ kind: 'warning', ...MESSAGES.replaced, yes: texts.closeMessage ?? '' });
        return false;
      }
      // Of an acceptance whose answer was lost, the list knows.
      await read('declarations');
      if (state.documents.some((one) => one.id === id && one.state === 'signed')) return true;
      await host.ask({ kind: 'error', ...MESSAGES.notAccepted, yes: texts.closeMessage ?? '' });
      return false;
    },
    async tellSigned() {
      await host.ask({ kind: 'success', ...MESSAGES.accepted, yes: texts.closeMessage ?? '' });
    },
    async loadSignatures({ declaration }) {
      const answer = declaration === undefined ? undefined : await loadSignatures(transport, declaration);
      return answer === undefined ? undefined : toSignatures(answer);
    },
  };
  return model;
}

/** How a document stands, with how many have signed while some have not. */
function stateText({ state, signatures }: SigningDocument): string {
  const words = STATE_WORDS[state];
  return state === 'pending' && signatures ? `${words}: ${signedText(signatures)}` : words;
}
