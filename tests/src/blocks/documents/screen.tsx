import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Question } from '../../../../engine/core/session/host';
import '../../../../engine/react/theme/base.css';
import '../../../../src/theme/tokens.css';
import {
  createDocumentsSession,
  type DocumentsStoryProps,
  DocumentsTab,
} from '../../../../stories/blocks/DocumentsStory';

export { documentsServer, sentDocument } from '../../../../stories/blocks/documentsServer';
export { pdfFile, photoFile } from '../../../../stories/blocks/pickFile';

export const IDENTITY = 'Documento de identidade (RG ou CNH) - Obrigatório';
export const RESIDENCE = 'Comprovante de residência - Obrigatório';
export const INCOME = 'Comprovante de renda';

/** The tab of documents in an open session. Questions are answered with yes, or as `answer` says, and remembered. */
export async function renderDocuments({ answer = true, ...props }: DocumentsStoryProps & { answer?: boolean }) {
  const questions: Question[] = [];
  const ask = async (question: Question) => {
    questions.push(question);
    return answer;
  };
  const session = createDocumentsSession({ ask, ...props });
  const screen = await render(
    <main style={{ paddingInline: 'var(--page-x)' }}>
      <DocumentsTab session={session} />
    </main>,
  );
  await session.open();
  const kind = screen.getByRole('combobox', { name: 'Tipo de documento' });
  const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
  return {
    screen,
    session,
    questions,
    kind,
    input,
    button: (name: string | RegExp) => screen.getByRole('button', { name }),
    /** Chooses a kind, and gives a file to the picker. */
    async pick(label: string, file: File) {
      await userEvent.selectOptions(kind, label);
      await userEvent.upload(input(), file);
    },
    /** The rows of the table, as texts of their cells. */
    rows: () =>
      screen
        .getByRole('row')
        .elements()
        .slice(1)
        .map((row) => [...row.querySelectorAll('td')].map((cell) => cell.innerText.replace(/\s+/g, ' ').trim())),
  };
}
