import { type BlockInput, type CallOutcome, makeCall, tellFailure } from '../../../engine/session';
import { serverMessage } from '../../../engine/wire';
import { confirmed } from '../../proof/confirmed';
import { loadSigners } from './calls';
import type { SignatureRow, SigningDocument } from './documents';
import { type Signer, toRecord, toSigners } from './signers';
import { MESSAGES } from './words';

/** What a block can do about people who sign. */
export interface Asking {
  /** Who may sign; `undefined` when that cannot be had. */
  loadSigners(): Promise<Signer[] | undefined>;
  /** Sends a document to people for signature; false when that failed, which was told. */
  request(document: SigningDocument, people: readonly Signer[]): Promise<boolean>;
  /** Tells that nobody was chosen. */
  tellNobody(): Promise<void>;
  /** Tells of a request, once its dialog is gone. */
  tellRequested(): Promise<void>;
  /** Sends a person the e-mail again, and tells how it went. */
  resend(row: SignatureRow): Promise<void>;
}

/** Asks people to sign, over the calls of the server. */
export function createAsking(input: BlockInput): Asking {
  const { transport, host, texts } = input;
  const yes = texts.closeMessage ?? '';
  const tell = async (kind: 'success' | 'error', message: { title: string; text?: string }) => {
    await host.ask({ kind, ...message, yes });
  };
  return {
    async loadSigners() {
      const answer = await loadSigners(transport);
      return answer === undefined ? undefined : toSigners(answer);
    },
    async request({ id }, people) {
      const body = {
        TemplateId: id,
        Assinantes: people.map(toRecord),
        Usuario: String(input.context().user.NomeRazaoSocial ?? ''),
      };
      const outcome = await makeCall(confirmed(transport), 'POST /declaracao/assinantes', { body });
      if (!outcome.ok) await tellRefused(outcome);
      return outcome.ok;
    },
    tellNobody: () => tell('error', MESSAGES.nobody),
    tellRequested: () => tell('success', MESSAGES.requested),
    async resend({ id }) {
      const call = 'POST /declaracao/assinante/email?guidDeclaracaoAssinatura={guid}';
      const outcome = await makeCall(transport, call, { read: () => id });
      if (outcome.ok) await tell('success', MESSAGES.resent);
      else await tellFailure(host, outcome, MESSAGES.notResent, input);
    },
  };

  /** An answer that says why it refuses has a title of its own, and so has a call without an answer. */
  async function tellRefused(outcome: Extract<CallOutcome, { ok: false }>): Promise<void> {
    const why = serverMessage(outcome.body, input.answers);
    if (why !== undefined || outcome.status === 0) return tellFailure(host, outcome, MESSAGES.notLinked, input);
    if (!outcome.aborted && outcome.status !== 401) await tell('error', MESSAGES.notRequested);
  }
}
