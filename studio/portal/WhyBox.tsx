import { useEffect, useRef } from 'react';
import type { WhyAnswer } from '../analysis/why/types';
import { Said } from '../ui/Said';
import styles from './WhyBox.module.css';

/** Why something of the page is as it is, at its edge: every outcome with the rules that decide. Escape closes it. */
export function WhyBox({ answer, onClose }: { answer: WhyAnswer; onClose(): void }) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // Nothing is to be reached outside a modal dialog but what is one itself.
    if (document.querySelector('dialog:modal')) box.current?.showModal();
    else box.current?.show();
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It closes this box alone.
      event.preventDefault();
      onClose();
    };
    box.current?.focus();
    addEventListener('keydown', close);
    return () => {
      removeEventListener('keydown', close);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [onClose]);
  return (
    <dialog ref={box} className={styles.box} aria-label="Por quê" tabIndex={-1}>
      <header>
        <h2>
          <Said text={answer.called} />
        </h2>
        <button type="button" onClick={onClose}>
          Fechar
        </button>
      </header>
      <ul>
        {answer.outcomes.map(({ id, sentence, because }) => (
          <li key={id}>
            <p>
              <Said text={/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} />
            </p>
            {because.map((step) => (
              <div key={step.id} className={styles.step}>
                {step.sentence && <Said text={step.sentence} />} <code>{step.rule ?? step.pointer}</code>
              </div>
            ))}
          </li>
        ))}
      </ul>
    </dialog>
  );
}
