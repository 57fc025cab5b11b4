/** The name of a version, as ETag, If-Match and If-None-Match write it: `"17"`, or weak, `W/"17"`. */
export interface EntityTag {
  /** What stands between the quotes. */
  value: string;
  isWeak: boolean;
}

/** One of a list, which may have empty places. Source: RFC 9110, 5.6.1 and 8.8.3; commas may stand between quotes. */
const ELEMENT = /[\t ,]*(W\/)?"([\x21\x23-\x7e\x80-\xff]*)"[\t ]*(?=,|$)/gy;

/** The tags of a header; none where it is written in another way, as `*` is. */
export function readEntityTags(header: string): EntityTag[] {
  const found = [...header.matchAll(ELEMENT)];
  const rest = header.slice(found.reduce((length, [text]) => length + text.length, 0));
  if (!/^[\t ,]*$/.test(rest)) return [];
  return found.map(([, weak, value = '']) => ({ value, isWeak: weak !== undefined }));
}

/** A tag, and what proxies put behind it whose answer they compress. Source: RFC 9110, 8.8.3.3; Apache httpd, DeflateAlterETag. */
const TOLD = /^(?:W\/)?"([^"]*?)(?:-(?:gzip|br|zstd))?"$/;

/** The version that an answer tells by its ETag, also where a proxy that compresses wrote `W/"17"` or `"17-gzip"`. */
export const versionTold = (etag: string): string | undefined => TOLD.exec(etag)?.[1];
