import { useEffect, useLayoutEffect, useRef } from 'react';

/** Where what had the focus inside goes away with the thing it belonged to, the heading of the next thing has it. */
export function useFocusInside(root: HTMLElement | null, thing: string): void {
  const was = useRef(false);
  useEffect(() => {
    const note = () => {
      if (document.activeElement !== document.body) was.current = root?.contains(document.activeElement) ?? false;
    };
    const press = ({ target }: Event) => {
      was.current = target instanceof Node && (root?.contains(target) ?? false);
    };
    addEventListener('focusin', note);
    addEventListener('pointerdown', press);
    return () => {
      removeEventListener('focusin', note);
      removeEventListener('pointerdown', press);
    };
  }, [root]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another thing
  useLayoutEffect(() => {
    if (!was.current || document.activeElement !== document.body) return;
    root?.querySelector('h2')?.focus({ preventScroll: true });
  }, [thing]);
}
