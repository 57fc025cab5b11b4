import { useEffect, useRef } from 'react';
import styles from './theme.module.css';

/**
 * Tells when the focus comes to what it stands in, from outside of it. Not an element around: frames lay out their own
 * children.
 */
export function FocusNews({ onFocus }: { onFocus(): void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const frame = mark.current?.parentElement;
    if (!frame) return;
    const hear = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && frame.contains(relatedTarget))) onFocus();
    };
    frame.addEventListener('focusin', hear);
    return () => frame.removeEventListener('focusin', hear);
  });
  return <span hidden className={styles.within} ref={mark} />;
}
