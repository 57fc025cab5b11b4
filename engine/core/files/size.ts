/** A megabyte, as limits and sizes of files count it. */
export const MEGABYTE = 1_048_576;

/** How many bytes a text in base64 stands for, without decoding it. */
export function bytesOfBase64(text: string): number {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  return Math.floor((text.length * 3) / 4) - padding;
}

/** Whether a text is base64 as RFC 4648 section 4 writes it: padded, without line ends and without `data:` before it. */
export function isBase64(text: string): boolean {
  return text.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(text);
}
