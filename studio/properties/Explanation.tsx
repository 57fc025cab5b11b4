import { useEffect, useState } from 'react';
import { Spoken } from '../ui/Spoken';
import { helpPieces } from '../words/help';
import styles from './Properties.module.css';

/** What a row is about, and what for. */
interface Told {
  title: string;
  help: string;
}

/**
 * The vocabulary's explanation of the key that has the focus, or over which the pointer is: always in the same place, so
 * that nothing moves. Readers hear it with the field itself.
 */
export function Explanation({ root }: { root: HTMLElement | null }) {
  const [told, setTold] = useState<Told>();
  useEffect(() => {
    if (!root) return;
    const tell = ({ target }: Event) => {
      const found = target instanceof Element ? explainedBy(target) : undefined;
      if (found) setTold(found);
    };
    root.addEventListener('focusin', tell);
    root.addEventListener('pointerover', tell);
    return () => {
      root.removeEventListener('focusin', tell);
      root.removeEventListener('pointerover', tell);
    };
  }, [root]);
  return (
    <div className={styles.explanation} aria-hidden="true">
      {told ? (
        <>
          <b>{told.title}</b> <Spoken pieces={helpPieces(told.help)} />
        </>
      ) : (
        'A explicação de cada propriedade aparece aqui.'
      )}
    </div>
  );
}

/** The label and the hint of the row that an element stands in: one of the engine's, or of a block. */
function explainedBy(element: Element): Told | undefined {
  const row = element.closest('[data-explained], [data-fields] > div');
  const hint = row?.querySelector('[id$="-hint"]');
  const label = row?.querySelector('[id$="-label"]');
  if (!hint || !label) return undefined;
  return { title: (label.textContent ?? '').replace(/\*$/, ''), help: hint.textContent ?? '' };
}
