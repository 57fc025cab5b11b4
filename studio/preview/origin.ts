/** A page that was opened from disk has no origin of its own: its frame is known by its window alone. */
const isFromDisk = location.protocol === 'file:';

/** To whom a page and its frame speak. */
export const SPEAKS_TO = isFromDisk ? '*' : location.origin;

/** Whether a message comes from where this page comes from; its window is asked besides. */
export const isOwnOrigin = (origin: string): boolean => isFromDisk || origin === location.origin;
