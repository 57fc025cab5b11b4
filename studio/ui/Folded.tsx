import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Folded.module.css';

/** Something long in two lines, and all of it on demand; what fits has no button. */
export function Folded({ children }: { children: ReactNode }) {
  const text = useRef<HTMLSpanElement>(null);
  const [isLong, setLong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const element = text.current;
    if (!element || isOpen) return;
    const measure = () => setLong(element.scrollHeight > element.clientHeight + 1);
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    return () => size.disconnect();
  }, [isOpen]);
  return (
    <span className={styles.folded}>
      <span ref={text} className={isOpen ? undefined : styles.lines}>
        {children}
      </span>
      {(isLong || isOpen) && (
        <button type="button" className={styles.more} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'menos' : 'mais'}
        </button>
      )}
    </span>
  );
}
