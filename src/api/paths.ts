/** Parts of a path that make a call public: it carries the token when there is one, and goes without otherwise. */
const PUBLIC_PARTS = ['consulta', 'register', 'login', 'declaracao/assinaturas', 'declaracao/assinar', 'login/logoff'];

/** Public only as whole paths. */
const PUBLIC_PATHS = ['ip'];

/** Pages of these paths show a message of their own for a refused call. */
const OWN_MESSAGE_PARTS = ['register', 'login', 'declaracoes'];

/** A path as all rules compare it: no query, no outer slashes, lower case. `'/Login?x=1'` gives `'login'`. */
export function comparablePath(path: string): string {
  return (path.split('?')[0] ?? '').replace(/^\/+|\/+$/g, '').toLowerCase();
}

/** Whether a path holds one of the parts, ignoring case and query. */
export function pathContains(path: string, parts: readonly string[]): boolean {
  const comparable = comparablePath(path);
  return parts.some((part) => comparable.includes(part.toLowerCase()));
}

/** Whether a call of this path may be made without a token. */
export function isPublicCall(path: string): boolean {
  return PUBLIC_PATHS.includes(comparablePath(path)) || pathContains(path, PUBLIC_PARTS);
}

/** Whether the general "Ação não realizada" warning is left to the page that makes the call. */
export function hasOwnMessage(path: string): boolean {
  return pathContains(path, OWN_MESSAGE_PARTS);
}
