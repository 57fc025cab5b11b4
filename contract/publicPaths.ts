/** Parts of a path that make it public: a call carries the token when there is one, and goes without otherwise. */
const PUBLIC_PARTS = ['consulta', 'register', 'login', 'declaracao/assinaturas', 'declaracao/assinar'];

/** Public only as whole paths. */
const PUBLIC_PATHS = ['ip'];

/** A path as all rules compare it: no query, no outer slashes, lower case. `'/Login?x=1'` gives `'login'`. */
export function comparablePath(path: string): string {
  return (path.split('?')[0] ?? '').replace(/^\/+|\/+$/g, '').toLowerCase();
}

/** Whether a path below the API needs no token: compared without its query and its outer slashes, ignoring case. */
export function isPublicPath(path: string): boolean {
  const comparable = comparablePath(path);
  return PUBLIC_PATHS.includes(comparable) || PUBLIC_PARTS.some((part) => comparable.includes(part));
}
