import { useCallback, useEffect, useRef, useState } from 'react';
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
export function useTold(widget: Pick<WidgetProps, 'id' | 'texts'>): {
  told: string | undefined;
  onRefusal(refusal?: Refusal, isAnew?: boolean): void;
} {
  const [refusal, setRefusal] = useState<Refusal>();
  const shown = useRef<{ at: number; timer?: ReturnType<typeof setTimeout> }>(undefined);
  const clear = useCallback(() => {
    clearTimeout(shown.current?.timer);
    shown.current = undefined;
    setRefusal(undefined);
  }, []);
  const onRefusal = useCallback(
    (next?: Refusal, isAnew?: boolean) => {
      if (next) {
        clearTimeout(shown.current?.timer);
        shown.current = { at: performance.now() };
        return setRefusal(next);
      }
      if (!shown.current) return;
      if (isAnew) return clear();
      const { at, timer } = shown.current;
      clearTimeout(timer);
      shown.current = { at, timer: setTimeout(clear, Math.max(0, at + MIN_TOLD_MS - performance.now())) };
    },
    [clear],
  );
  useEffect(() => {
    if (!refusal) return;
    const box = document.getElementById(widget.id);
    // The timer runs from what was taken last.
    const leave = () => shown.current?.timer !== undefined && clear();
    box?.addEventListener('blur', leave);
    return () => box?.removeEventListener('blur', leave);
  }, [refusal, widget.id, clear]);
  useEffect(() => () => clearTimeout(shown.current?.timer), []);
  return { told: refusal && wordsOf(widget, refusal), onRefusal };
}

function wordsOf(widget: Pick<WidgetProps, 'texts'>, { reason, text, max = 0, as = '' }: Refusal): string {
  const characters = [...text.trim()];
  const quoted = characters.length > QUOTED ? `${characters.slice(0, QUOTED).join('')}…` : characters.join('');
  return widgetText(widget, names[reason], { text: quoted, max, as });
}
