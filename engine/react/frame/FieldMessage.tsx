import { useLayoutEffect, useRef } from 'react';
import { classes } from '../theme/classes';
import { smallIcon, spinner } from '../theme/elements';
import type { LiveValue } from '../widgets/types';
import styles from './FieldFrame.module.css';
import type { FieldState } from './fieldAria';

interface Props extends Pick<FieldState, 'id' | 'error' | 'told' | 'note' | 'busy'> {
  alert: boolean | undefined;
  isTold: boolean | undefined;
  /** Where there is one, its error stands in place of `error` and `isTold`: an error draws neither field nor line. */
  live: LiveValue | undefined;
}

/**
 * The line under a field: what was just not taken, else the error, else good news; empty without any of them. It is
 * filled straight: to draw a thousand of them for their errors costs React twenty steps each on the way to them.
 */
export function FieldMessage({ live, ...drawn }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(EMPTY);
  useLayoutEffect(() => {
    const show = () => {
      const error = live ? live.error() : { text: drawn.error, isTold: drawn.isTold };
      const next = messageOf({ ...drawn, error: error?.text, isTold: error?.isTold });
      if (line.current && !isSame(next, shown.current)) fill(line.current, next, shown.current);
      shown.current = next;
    };
    show();
    return live?.followError(show);
  });
  return <p ref={line} className={styles.message} aria-live="polite" />;
}

/** What the line says, and how it is heard. */
interface Message {
  /** Of its words: the field that they stand under may get another one, as rows before its own go. */
  id?: string;
  text?: string | undefined;
  kind?: 'told' | 'error' | 'note' | 'busy' | undefined;
  heard?: 'polite' | 'assertive' | 'off';
  role?: 'status' | 'alert' | undefined;
}

const EMPTY: Message = { heard: 'polite' };

function messageOf({ id: of, error, told, note, busy, alert, isTold }: Omit<Props, 'live'>): Message {
  const id = `${of}-message`;
  // What was just not taken comes first, and goes before the error does.
  if (told) return { id, text: told, kind: 'told', heard: 'polite', role: 'status' };
  // Already so while it is empty: readers miss the first words of a region that is new to them.
  const heard = alert && (error || !note) ? 'assertive' : isTold ? 'off' : 'polite';
  if (error) return { id, text: error, kind: 'error', heard, role: alert ? 'alert' : undefined };
  return note ? { id, text: note, kind: busy ? 'busy' : 'note', heard } : { heard };
}

const isSame = (a: Message, b: Message) =>
  a.id === b.id && a.text === b.text && a.kind === b.kind && a.heard === b.heard && a.role === b.role;

/** Touches what is another than before alone. */
function fill(line: HTMLElement, { id = '', text, kind, heard = 'polite', role }: Message, before: Message): void {
  if (kind !== before.kind) line.className = classes(styles.message, kind && kind !== 'busy' && styles[kind]);
  if (heard !== before.heard) line.setAttribute('aria-live', heard);
  if (role) line.setAttribute('role', role);
  else if (before.role) line.removeAttribute('role');
  line.replaceChildren(...(text && kind ? partsOf(text, kind, id) : []));
}

function partsOf(text: string, kind: NonNullable<Message['kind']>, id: string): Element[] {
  const words = document.createElement('span');
  words.id = id;
  words.textContent = text;
  return [kind === 'busy' ? spinner(styles.spinner) : smallIcon(ICONS[kind]), words];
}

const ICONS = { told: 'info', error: 'alert', note: 'checkCircle' } as const;
