/** What is hashed only names versions of definitions: any text that differs where they differ will do. */
export function createHash() {
  let text = '';
  const hash = {
    update(more: string) {
      text += more;
      return hash;
    },
    digest: () => fnv(text),
  };
  return hash;
}

/** FNV-1a, twice with different beginnings. Source: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv */
const fnv = (text: string): string => [0x811c9dc5, 0x01234567].map((start) => round(text, start)).join('');

function round(text: string, start: number): string {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
