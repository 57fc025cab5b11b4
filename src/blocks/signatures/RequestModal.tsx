import { useState } from 'react';
import { flushSync } from 'react-dom';
import { TermsModal } from '../../terms/TermsModal';
import { Alert } from '../../ui/Alert';
import type { SigningDocument } from './documents';
import type { SignaturesModel } from './model';
import { SignerChoice } from './SignerChoice';
import type { Signer } from './signers';

interface Props {
  model: SignaturesModel;
  document: SigningDocument;
  html: string;
  onClose: () => void;
}

/** The text of a document with the choice of who is to sign it; of a signed one the text alone. */
export function RequestModal({ model, document, html, onClose }: Props) {
  const [chosen, setChosen] = useState<readonly Signer[]>([]);
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const isSent = await model.request(document, chosen).finally(() => setBusy(false));
    if (!isSent) return;
    // The dialog gives the focus back before the message takes it: so it returns to the list.
    flushSync(onClose);
    await model.tellRequested();
  };
  if (document.state === 'signed') return <TermsModal title={document.name} html={html} canPrint onClose={onClose} />;
  return (
    <TermsModal
      title={document.name}
      html={html}
      canPrint
      confirmLabel={{ idle: 'Enviar para assinatura', busy: 'Enviando...' }}
      mayConfirm={async () => {
        if (chosen.length > 0) return true;
        await model.tellNobody();
        return false;
      }}
      onConfirm={send}
      onClose={onClose}
    >
      <SignerChoice load={model.loadSigners} chosen={chosen} disabled={isBusy} onChange={setChosen} />
      {document.state === 'pending' && (
        <Alert kind="warning" title="O pedido anterior deixa de valer">
          <p>Ao enviar de novo, os links e as assinaturas que este documento já tem perdem o efeito.</p>
        </Alert>
      )}
    </TermsModal>
  );
}
