import { type RefObject, useEffect, useRef } from 'react';
import { isOwnOrigin, SPEAKS_TO } from './origin';
import type { FromFrame, ToFrame } from './protocol';

interface Frame {
  ref: RefObject<HTMLIFrameElement | null>;
  send(message: ToFrame): void;
}

interface Heard {
  onReady(): void;
  onMessage(message: FromFrame): void;
}

/** Talks with the page inside the preview; what comes from anywhere else is not heard. */
export function usePreviewFrame({ onReady, onMessage }: Heard): Frame {
  const ref = useRef<HTMLIFrameElement>(null);
  const heard = useRef({ onReady, onMessage });
  heard.current = { onReady, onMessage };
  useEffect(() => {
    const hear = ({ data, source, origin }: MessageEvent<FromFrame>) => {
      if (!isOwnOrigin(origin) || !ref.current || source !== ref.current.contentWindow) return;
      if (data.type === 'ready') heard.current.onReady();
      else heard.current.onMessage(data);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  const send = (message: ToFrame) => ref.current?.contentWindow?.postMessage(message, SPEAKS_TO);
  return { ref, send };
}
