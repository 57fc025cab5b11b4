import { useEffect, useState } from 'react';
import { closeCamera, type NoCamera, openCamera } from './openCamera';

/** The camera: on its way, there, or not there. */
export type Camera = { at: 'opening' } | { at: 'live'; stream: MediaStream } | { at: 'none'; reason: NoCamera };

const OPENING: Camera = { at: 'opening' };

/** Opens the camera for as long as its component is mounted and the page is in use; `retry` opens it again. */
export function useCamera(isWanted: boolean): { camera: Camera; retry(): void } {
  const [camera, setCamera] = useState(OPENING);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens it again
  useEffect(() => {
    if (!isWanted) return;
    return holdCamera(setCamera);
  }, [isWanted, attempt]);
  const retry = () => {
    setCamera(OPENING);
    setAttempt((count) => count + 1);
  };
  return { camera, retry };
}

/** Opens a camera and tells how it goes. @returns lets go of it, also while it is still opening */
function holdCamera(tell: (camera: Camera) => void): () => void {
  let stream: MediaStream | undefined;
  let isOver = false;
  const release = () => {
    isOver = true;
    window.removeEventListener('pagehide', stop);
    if (stream) closeCamera(stream);
  };
  const stop = () => {
    release();
    tell({ at: 'none', reason: 'stopped' });
  };
  window.addEventListener('pagehide', stop);
  void openCamera().then((opened) => {
    if ('reason' in opened) {
      if (!isOver) tell({ at: 'none', reason: opened.reason });
      return;
    }
    if (isOver) return closeCamera(opened.stream);
    stream = opened.stream;
    // Taken by another program, or unplugged.
    for (const track of stream.getVideoTracks()) track.addEventListener('ended', stop);
    tell({ at: 'live', stream });
  });
  return release;
}
