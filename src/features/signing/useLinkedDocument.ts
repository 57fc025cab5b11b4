import { useCallback, useEffect, useState } from 'react';
import { type LinkedDocumentResult, loadLinkedDocument, signLinkedDocument } from '../../api/linkedDocument';
import { loadIp } from '../../api/loadIp';
import { host } from '../dialogs/dialogStore';
import { focusPage } from '../shell/focusPage';

const FAILED = 'Falha na validação da assinatura';

/** The document of a link, and how it is signed. */
export function useLinkedDocument(guid: string) {
  const [opened, setOpened] = useState<LinkedDocumentResult | { kind: 'loading' }>({ kind: 'loading' });
  const [isSigning, setSigning] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again on another attempt
  useEffect(() => {
    let isGone = false;
    setOpened({ kind: 'loading' });
    void loadLinkedDocument(guid).then((result) => !isGone && setOpened(result));
    return () => {
      isGone = true;
    };
  }, [guid, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);

  /** Signs. An address that nobody knows is told, and stops nothing. */
  const sign = useCallback(async () => {
    setSigning(true);
    const ip = await loadIp();
    const noAddress = ip === null ? host.ask({ kind: 'error', title: FAILED }) : undefined;
    const result = await signLinkedDocument(guid, ip);
    setSigning(false);
    const isSigned = result.kind === 'done' && Boolean(result.data);
    const description = result.kind === 'failed' ? result.description : undefined;
    // What was refused may stand otherwise by now.
    if (isSigned || description !== undefined) {
      const now = await loadLinkedDocument(guid);
      if (now.kind !== 'failed') setOpened(now);
    }
    await noAddress;
    if (isSigned) await host.ask(SIGNED);
    else await host.ask({ kind: 'error', title: FAILED, ...(description && { text: description }) });
    if (isSigned) {
      focusPage();
      // The card that says so stands above the text that was just read.
      window.scrollTo(0, 0);
    }
  }, [guid]);

  return { opened, isSigning, retry, sign };
}

const SIGNED = {
  kind: 'success',
  title: 'Documento assinado!',
  text: 'O assinatura foi realizada com sucesso!',
} as const;
