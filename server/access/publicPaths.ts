/** Parts of a path that make it public. */
const PUBLIC_PARTS = ['consulta', 'register', 'login', 'declaracao/assinaturas', 'declaracao/assinar'];

/** Public only as whole paths. */
const PUBLIC_PATHS = ['ip'];

/** Whether a path below the API needs no token: compared without its query and its outer slashes, ignoring case. */
export function isPublicPath(path: string): boolean {
  const comparable = (path.split('?', 1)[0] as string).replace(/^\/+|\/+$/g, '').toLowerCase();
  return PUBLIC_PATHS.includes(comparable) || PUBLIC_PARTS.some((part) => comparable.includes(part));
}
