/** Why there is no picture of a camera: its use was refused, there is none, or it does not answer or has ended. */
export type NoCamera = 'refused' | 'absent' | 'stopped';

/** As much as the best page has: what a camera has less it gives as it can. */
const WANTED: MediaTrackConstraints = {
  facingMode: { ideal: 'environment' },
  width: { ideal: 2560 },
  height: { ideal: 1440 },
};

/** Names of failures of `getUserMedia`. Source: https://www.w3.org/TR/mediacapture-streams/#dom-mediadevices-getusermedia */
const REASONS: Record<string, NoCamera> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
};

/** A camera that opened, or why none did. */
export type Opened = { stream: MediaStream } | { reason: NoCamera };

/** Opens the camera at the back, else any. Pages without TLS have none. */
export async function openCamera(): Promise<Opened> {
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices;
  if (!devices?.getUserMedia) return { reason: 'absent' };
  try {
    return { stream: await devices.getUserMedia({ video: WANTED, audio: false }) };
  } catch (error) {
    return { reason: REASONS[(error as Error).name] ?? 'stopped' };
  }
}

/** Lets go of a camera: its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
