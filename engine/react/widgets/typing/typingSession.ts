import { isWhole, type Outcome, type Refusal, type Typing } from '../../../core/typing/edit';
import { type BoxState, boxState, editBetween, setBox, type TextBox } from './boxState';
import { createHistory, undoDirection } from './history';

/** What a session tells of the box that it serves. */
export interface TypingHost {
  typing: Typing;
  /** The text that is meant to stand in the box. */
  now(): string;
  /** Hears every text; without a caret while an input method composes it, which nothing may touch. */
  onText(text: string, caret?: number): void;
  /** Says what was not taken; without a refusal, that something was: `isAnew` when nothing of the text before is left. */
  onRefusal(refusal?: Refusal, isAnew?: boolean): void;
}

/**
 * Serves one text box: the browser applies every edit, whatever makes it (keys, paste, drop, an input method, dictation,
 * completion), then the box's typing says what stands there. While an input method composes, nothing is touched.
 */
export interface TypingSession {
  /** Takes the host as the box was drawn last; none while the box takes every text. */
  serve(host: TypingHost | undefined): void;
  onInput(event: Event): void;
  onCompositionStart(): void;
  onCompositionEnd(): void;
}

/** The session of a box from its first focus on; the box may outlive it. */
export function createTypingSession(box: TextBox, first: TypingHost): TypingSession {
  const history = createHistory();
  let host: TypingHost | undefined = first;
  /** The box before the edit that is under way; none where the browser announces none, as when it completes. */
  let before: BoxState | undefined;
  let isComposing = false;
  let last: Outcome | undefined;
  /** Whether a text was set here: from then on the browser's own undo has ended, and the keys for it are heard here. */
  let isRewritten = false;

  const move = (direction: 'back' | 'forward', { onRefusal, onText }: TypingHost) => {
    const state = history.move(direction, boxState(box));
    if (!state) return;
    setBox(box, state);
    last = undefined;
    onRefusal();
    onText(state.text, state.to);
  };

  // No handler of React's, which would make an event of every key, of any box.
  const hearUndo = () =>
    box.addEventListener('keydown', (event) => {
      const direction = undoDirection(event as KeyboardEvent);
      if (!direction || !host || box.readOnly) return;
      event.preventDefault();
      move(direction, host);
    });

  // React has no event for the moment before an edit.
  box.addEventListener('beforeinput', (event) => {
    if (isComposing) return;
    before = boxState(box);
    // The menu of the browser; its keys are heard before.
    if (isRewritten && /^history/.test((event as InputEvent).inputType)) event.preventDefault();
  });

  const settle = ({ typing, now, onText, onRefusal }: TypingHost, isComposed = false) => {
    const text = now();
    const start = before ?? { text, from: 0, to: text.length };
    before = undefined;
    const after = boxState(box);
    const edit = editBetween(start, after);
    const keys = last?.text === edit.before ? last.keys : undefined;
    const outcome = typing({ ...edit, ...(keys !== undefined && { keys }) });
    last = outcome;
    if (outcome.text !== after.text && !isRewritten) {
      isRewritten = true;
      hearUndo();
    }
    setBox(box, { text: outcome.text, from: outcome.caret, to: outcome.caret });
    if (outcome.text !== start.text) history.add(start);
    onRefusal(outcome.refused, outcome.text === '' || (isWhole(edit) && edit.before !== ''));
    if (outcome.text !== text || isComposed) onText(outcome.text, outcome.caret);
  };

  return {
    serve(next) {
      host = next;
    },
    onInput(event) {
      // Completion by the browser comes as a plain event, with no announcement.
      if (!(event as InputEvent).inputType) before = undefined;
      if (!host) return;
      if (isComposing) host.onText(box.value);
      else settle(host);
    },
    onCompositionStart() {
      before ??= boxState(box);
      isComposing = true;
    },
    onCompositionEnd() {
      isComposing = false;
      if (host) settle(host, true);
    },
  };
}
