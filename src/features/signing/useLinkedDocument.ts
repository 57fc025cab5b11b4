import { useCallback, useEffect, useState } from 'react';
import * as PAGE_MESSAGES from '../../../contract/pageMessages';
import { type LinkedDocumentResult, loadLinkedDocument, signLinkedDocument } from '../../api/linkedDocument';
import { loadIp } from '../../api/loadIp';
import { host } from '../../dialogs/dialogStore';
import { focusPage } from '../../ui/focusPage';

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
    const noAddress = ip === null ? host.ask({ kind: 'error', ...PAGE_MESSAGES.notSigned }) : undefined;
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
    if (isSigned) await host.ask({ kind: 'success', ...PAGE_MESSAGES.signed });
    else await host.ask({ kind: 'error', ...PAGE_MESSAGES.notSigned, ...(description && { text: description }) });
    if (isSigned) {
      focusPage();
      // The card that says so stands above the text that was just read.
      window.scrollTo(0, 0);
    }
  }, [guid]);

  return { opened, isSigning, retry, sign };
}
