import type { KeyboardEvent, ReactNode } from 'react';
import styles from './TokenRow.module.css';

/** Keys that go from token to token, with how far: `Infinity` is the last one. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** A sentence of tokens: arrows, Home and End go from one to the next; in a text they do as long as it has a way to go. */
export function TokenRow({ label, children }: { label: string; children: ReactNode }) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    const from = event.target as HTMLElement;
    if (step === undefined || !from.hasAttribute('data-token') || isInText(from, event.key)) return;
    const tokens = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-token]:not(:disabled)')];
    const to = Math.max(0, Math.min(tokens.indexOf(from) + step, tokens.length - 1));
    event.preventDefault();
    event.stopPropagation();
    tokens[to]?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the tokens in it hear the keys
    <div role="group" aria-label={label} className={styles.row} onKeyDown={move}>
      {children}
    </div>
  );
}

function isInText(element: HTMLElement, key: string): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== 'text') return element instanceof HTMLInputElement;
  const { selectionStart, selectionEnd, value } = element;
  if (selectionStart !== selectionEnd) return true;
  return key === 'ArrowLeft' || key === 'Home' ? selectionStart !== 0 : selectionStart !== value.length;
}
