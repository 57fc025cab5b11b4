import { create } from 'zustand';

/** The parts of the screen that somebody may make wider or higher, in pixels. */
export interface Sizes {
  outline: number;
  properties: number;
  panel: number;
  /** The text beside the preview, in hundredths of what both have. */
  text: number;
}

export type SizeName = keyof Sizes;

/** The least and the most of each, and how it begins on screens up to 1200 px, up to 1800 px, and beyond. */
export const LIMITS: Record<SizeName, { least: number; most: number; begin: readonly [number, number, number] }> = {
  outline: { least: 200, most: 520, begin: [232, 288, 288] },
  properties: { least: 320, most: 640, begin: [352, 352, 352] },
  panel: { least: 120, most: 720, begin: [216, 216, 320] },
  text: { least: 20, most: 80, begin: [50, 50, 50] },
};

const KEY = 'estudio.sizes';

/** What was kept on this device; without it, or where nothing may be kept, nothing. */
export function kept<T>(key: string): Partial<T> {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? '{}') ?? {}) as Partial<T>;
  } catch {
    return {};
  }
}

/** Keeps something on this device, where that is allowed. */
export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Nothing may be kept in this browser: it lasts as long as the page.
  }
}

function beginnings(): Sizes {
  const { innerWidth: wide = 1440 } = globalThis;
  const width = wide <= 1200 ? 0 : wide <= 1800 ? 1 : 2;
  const before = kept<Sizes>(KEY);
  const sizes = Object.entries(LIMITS).map(([name, { least, most, begin }]) => {
    const own = before[name as SizeName];
    return [name, typeof own === 'number' ? Math.min(most, Math.max(least, own)) : begin[width]];
  });
  return Object.fromEntries(sizes) as unknown as Sizes;
}

export const useSizes = create<Sizes>(beginnings);

/** Gives a part of the screen another size, within its limits, and keeps it on this device. */
export function resize(name: SizeName, size: number): void {
  const { least, most } = LIMITS[name];
  useSizes.setState({ [name]: Math.round(Math.min(most, Math.max(least, size))) });
  keep(KEY, useSizes.getState());
}
