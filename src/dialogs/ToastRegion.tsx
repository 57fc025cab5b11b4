import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { Icon, IconButton } from '../../engine/theme';
import { focusPage } from '../ui/focusPage';
import { dialogs, dismissToast } from './dialogStore';
import css from './ToastRegion.module.css';

const SHOWN_MS = 6_000;

/** Where toasts appear. The region is always there, so that readers hear what comes into it. */
export function ToastRegion() {
  const toast = useStore(dialogs, (state) => state.toast);
  const [isHeld, setHeld] = useState(false);
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined || isHeld) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld]);

  const close = () => {
    if (id === undefined) return;
    setHeld(false);
    dismissToast(id);
    focusPage();
  };

  return (
    <div className={css.region} role="status">
      {toast && (
        // biome-ignore lint/a11y/noNoninteractiveElementInteractions: holds the time while the pointer or the focus rests on it
        // biome-ignore lint/a11y/noStaticElementInteractions: as above
        <div
          key={id}
          className={css.toast}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <Icon name={toast.icon ?? 'checkCircle'} />
          <div>
            <strong>{toast.title}</strong>
            {toast.text && <p>{toast.text}</p>}
          </div>
          <IconButton icon="close" label="Fechar aviso" onClick={close} />
        </div>
      )}
    </div>
  );
}
