/** Values that are good for a while, the most recent `size` of them. */
export function createCache<T>({ size, life }: { size: number; life: number }) {
  const entries = new Map<string, { value: T; until: number }>();
  return {
    get(key: string, now: Date): T | undefined {
      const entry = entries.get(key);
      return entry && entry.until > now.getTime() ? entry.value : undefined;
    },
    set(key: string, value: T, now: Date): void {
      entries.delete(key);
      entries.set(key, { value, until: now.getTime() + life });
      if (entries.size > size) entries.delete(entries.keys().next().value as string);
    },
  };
}
