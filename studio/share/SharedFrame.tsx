import { useEffect, useMemo, useState } from 'react';
import type { Example } from '../preview/examples';
import { filledWith } from '../preview/filled';
import type { Marks, Shown } from '../preview/protocol';
import { usePreviewFrame } from '../preview/usePreviewFrame';
import type { Device } from '../state/view';
import styles from './SharePage.module.css';

interface Props {
  shown: Pick<Shown, 'module' | 'tenant' | 'mode' | 'today'>;
  example: Example | undefined;
  device: Device;
  mark: Marks;
  /** Something of the form was clicked, named as the form knows it, in a list by its first row. */
  onPick(at: string): void;
}

/** The form in its frame, which has the tabs from the folder itself. */
export function SharedFrame({ shown, example, device, mark, onPick }: Props) {
  const [isReady, setReady] = useState(false);
  const frame = usePreviewFrame({
    onReady: () => setReady(true),
    onMessage: (message) => {
      if (message.type === 'picked') onPick(message.at.replace(/^(\/[^/]+)\/\d+\//, '$1/0/'));
    },
  });
  const { module, tenant, mode, today } = shown;
  const opened: Shown = useMemo(
    () => ({ module, tenant, mode, today, settings: {}, user: {}, tabs: {} }),
    [module, tenant, mode, today],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent when what is to be shown changes
  useEffect(() => {
    if (isReady) frame.send({ type: 'show', shown: filledWith(opened, example ?? { given: {} }) });
  }, [isReady, opened, example]);
  const { selected, label } = mark;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent when it changes, and to each new picture
  useEffect(() => {
    const marks = { ...(selected !== undefined && { selected }), ...(label !== undefined && { label }) };
    if (isReady) frame.send({ type: 'mark', marks });
  }, [isReady, selected, label, opened]);
  return (
    <div className={device === 'phone' ? styles.phone : styles.desktop}>
      <iframe ref={frame.ref} title="Prévia do formulário" src="./formulario.html" />
    </div>
  );
}
