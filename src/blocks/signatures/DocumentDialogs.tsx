import { flushSync } from 'react-dom';
import { TermsModal } from '../../terms/TermsModal';
import type { SigningDocument } from './documents';
import type { SignaturesModel } from './model';
import { RequestModal } from './RequestModal';
import { StatusModal } from './StatusModal';

/** The dialog that stands over the list. */
export interface OpenDialog {
  kind: 'terms' | 'status';
  document: SigningDocument;
}

interface Props {
  model: SignaturesModel;
  open: OpenDialog;
  onClose: () => void;
  /** Leads from who has signed to the text, to ask other people. */
  onAskAgain: () => void;
}

/** The text of a document, to sign it or only to read it; or who has signed it. */
export function DocumentDialogs({ model, open: { kind, document }, onClose, onAskAgain }: Props) {
  const { text: html } = document;
  const isAsked = model.options.sign === 'signers';
  if (kind === 'status') {
    return <StatusModal model={model} document={document} onClose={onClose} {...(isAsked && { onAskAgain })} />;
  }
  if (isAsked) return <RequestModal key={html} model={model} document={document} html={html} onClose={onClose} />;
  const confirm = async () => {
    if (!(await model.sign(document))) return;
    // The dialog gives the focus back before the message takes it: so it returns to the list.
    flushSync(onClose);
    await model.tellSigned();
  };
  return (
    // Another text begins anew: what was ticked under the one before does not count for it.
    <TermsModal
      key={html}
      title={document.name}
      html={html}
      {...(document.state !== 'signed' && { onConfirm: confirm })}
      onClose={onClose}
    />
  );
}
