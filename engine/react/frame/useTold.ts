import { useState } from 'react';
import type { Refusal, RefusalReason } from '../../core/typing/edit';
import { widgetText, type widgetTexts } from '../widgets/texts';
import type { WidgetProps } from '../widgets/types';

/** How long a refusal stands at least, in ms: who types on at once, or cannot see it, is to get to know it too. */
const MIN_TOLD_MS = 2000;

/** Of a long text that was refused, so many characters are repeated. */
const QUOTED = 24;

const names: Record<RefusalReason, keyof typeof widgetTexts> = {
  minus: 'refusedMinus',
  letters: 'refusedLetters',
  symbol: 'refusedSymbol',
  special: 'refusedSpecial',
  replaced: 'refusedReplaced',
  decimals: 'refusedDecimals',
  whole: 'refusedWhole',
  full: 'refusedFull',
  long: 'refusedLong',
  unclear: 'refusedUnclear',
};

/**
 * What a control did not take, in words: from the refusal until something is taken, two seconds at least. It goes at
 * once when the entry begins anew, and when the control is left after something was taken.
 */
export function useTold(widget: Pick<WidgetProps, 'texts'>): {
  told: string | undefined;
  onRefusal(refusal?: Refusal, isAnew?: boolean): void;
} {
  const [refusal, setRefusal] = useState<Refusal>();
  const [onRefusal] = useState(() => createTeller(setRefusal));
  return { told: refusal && wordsOf(widget, refusal), onRefusal };
}

/** Hears of refusals and of what was taken. Made for each field, of which few ever refuse anything: nothing waits before. */
function createTeller(show: (refusal: Refusal | undefined) => void) {
  let at: number | undefined;
  /** It runs from what was taken last. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let box: Element | null = null;
  const leave = () => timer !== undefined && clear();
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    box?.removeEventListener('blur', leave);
  };
  const clear = () => {
    stop();
    at = undefined;
    show(undefined);
  };
  return (next?: Refusal, isAnew?: boolean) => {
    if (next) {
      stop();
      at = performance.now();
      box = document.activeElement;
      box?.addEventListener('blur', leave);
      return show(next);
    }
    if (at === undefined) return;
    if (isAnew) return clear();
    clearTimeout(timer);
    timer = setTimeout(clear, Math.max(0, at + MIN_TOLD_MS - performance.now()));
  };
}

function wordsOf(widget: Pick<WidgetProps, 'texts'>, { reason, text, max = 0, as = '' }: Refusal): string {
  const characters = [...text.trim()];
  const quoted = characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : characters.join('');
  return widgetText(widget, names[reason], { text: quoted, max, as });
}
