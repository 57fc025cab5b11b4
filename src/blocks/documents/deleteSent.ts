import { type BlockInput, makeCall, putQuestion, tellFailure } from '../../../engine/session';
import { type DocumentRow, toRecord } from './records';
import { MESSAGES } from './words';

const DELETE = 'POST /cliente/documentos/excluir';

/** Deletes a sent file after a question, and tells how it went; true when it is gone. */
export async function deleteSent(row: DocumentRow, input: BlockInput): Promise<boolean> {
  const { host, transport, messages, texts } = input;
  if (messages.delete && !(await putQuestion(messages.delete, input))) return false;
  const outcome = await makeCall(transport, DELETE, { body: toRecord(row) });
  const yes = texts.closeMessage ?? '';
  if (outcome.ok) {
    await host.ask({ kind: 'success', ...MESSAGES.deleted, yes });
    return true;
  }
  // Without an answer the title says it, and the text why; an answer that refuses has words of its own.
  if (outcome.status === 0 || outcome.status === 401) await tellFailure(host, outcome, MESSAGES.deletionFailed, input);
  else await host.ask({ kind: 'error', ...MESSAGES.notDeleted, yes });
  return false;
}
