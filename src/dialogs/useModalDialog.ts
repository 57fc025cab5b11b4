import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPage } from '../ui/focusPage';

/**
 * Opens a native dialog over the page for as long as its component is mounted. The focus goes to what
 * `findFocus` gives; when the dialog closes it returns to where it was, else to the title of the page.
 * `onClose` hears the return value once the dialog is closed and the focus is back.
 */
export function useModalDialog(
  onClose: (returnValue: string) => void,
  findFocus: (dialog: HTMLDialogElement) => HTMLElement | null | undefined,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef({ onClose, findFocus });
  useLayoutEffect(() => {
    latest.current = { onClose, findFocus };
  });

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const onClosed = () => {
      // Closed and opened anew, a dialog hears of the first closing when it is open.
      if (!dialog.open) latest.current.onClose(dialog.returnValue);
    };
    dialog.addEventListener('close', onClosed);
    dialog.returnValue = '';
    dialog.showModal();
    makeScrollable(dialog.querySelector('[data-scrolls]'));
    latest.current.findFocus(dialog)?.focus();
    // In a low window the dialog goes by as a whole: a message is read from its title on.
    if (document.activeElement?.matches('button, h2')) dialog.scrollTop = 0;
    return () => {
      dialog.removeEventListener('close', onClosed);
      dialog.close();
      // Where the focus came from may be gone; a closed dialog keeps it until the next frame.
      const { activeElement } = document;
      if (activeElement === document.body || dialog.contains(activeElement)) focusPage();
    };
  }, []);

  return ref;
}

/** A text that does not fit can be scrolled by key; a form scrolls with the focus of its fields. */
function makeScrollable(part: HTMLElement | null): void {
  if (!part || part.scrollHeight <= part.clientHeight) return;
  if (!part.querySelector('a[href], button, input, select, textarea')) part.tabIndex = 0;
}
