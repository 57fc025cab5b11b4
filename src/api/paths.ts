import { comparablePath } from '../../contract/publicPaths';

/** Pages of these paths show a message of their own for a refused call. */
const OWN_MESSAGE_PARTS = ['register', 'login', 'declaracoes'];

/** Whether a path holds one of the parts, ignoring case and query. */
export function pathContains(path: string, parts: readonly string[]): boolean {
  const comparable = comparablePath(path);
  return parts.some((part) => comparable.includes(part.toLowerCase()));
}

/** Whether the general "Ação não realizada" warning is left to the page that makes the call. */
export function hasOwnMessage(path: string): boolean {
  return pathContains(path, OWN_MESSAGE_PARTS);
}
