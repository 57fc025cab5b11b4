let size: { width: number; height: number } | undefined;
const forget = () => {
  size = undefined;
};

/** A page that a server draws has no end. */
const NO_WINDOW = { width: 0, height: Number.POSITIVE_INFINITY };

/** The size of the window, in pixels. To tell it, the browser lays out the page: it is asked only once it has changed. */
export function windowSize(): { width: number; height: number } {
  if (typeof window === 'undefined') return NO_WINDOW;
  if (!size) window.addEventListener('resize', forget, { once: true });
  size ??= { width: window.innerWidth, height: window.innerHeight };
  return size;
}
