import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { TermsModal } from '../terms/TermsModal';
import type { SigningDocument } from './documents';
import type { SignaturesModel } from './model';
import { StatusModal } from './StatusModal';
import { sanitizeTerm } from './sanitizeTerm';

/** The dialog that stands over the list. */
export interface OpenDialog {
  kind: 'terms' | 'status';
  document: SigningDocument;
}

interface Props {
  model: SignaturesModel;
  open: OpenDialog;
  onClose: () => void;
}

/** The text of a document, to sign it or only to read it; or who has signed it. */
export function DocumentDialogs({ model, open: { kind, document }, onClose }: Props) {
  const html = useMemo(() => sanitizeTerm(document.text), [document]);
  if (kind === 'status') return <StatusModal model={model} document={document} onClose={onClose} />;
  const confirm = async () => {
    if (!(await model.sign(document))) return;
    // The dialog gives the focus back before the message takes it: so it returns to the list.
    flushSync(onClose);
    await model.tellSigned();
  };
  return (
    <TermsModal
      title={document.name}
      html={html}
      {...(document.state !== 'signed' && { onConfirm: confirm })}
      onClose={onClose}
    />
  );
}
