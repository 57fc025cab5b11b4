/** What the compiler takes of `node:path`, for the paths of definitions that are held in memory. */
export const sep = '/';

export const join = (...parts: string[]): string => parts.filter(Boolean).join('/').replace(/\/+/g, '/');

export const dirname = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 0)) || '.';

export const basename = (path: string, ending = ''): string => {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
};

/** Of a path below `from`; nothing else is asked for. */
export const relative = (from: string, path: string): string =>
  path.startsWith(`${from}/`) ? path.slice(from.length + 1) : path;
