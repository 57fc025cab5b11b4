/** Reads at the first time that it is asked, and never again. */
export function once<T>(read: () => Promise<T>): () => Promise<T> {
  let reading: Promise<T> | undefined;
  return () => {
    reading ??= read();
    return reading;
  };
}

/** As `once`, of several things by name. */
export function onceEach(): <T>(name: string, read: () => Promise<T>) => Promise<T> {
  const readings = new Map<string, Promise<unknown>>();
  return <T>(name: string, read: () => Promise<T>) => {
    const reading = (readings.get(name) as Promise<T> | undefined) ?? read();
    readings.set(name, reading);
    return reading;
  };
}
