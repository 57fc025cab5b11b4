/** What identifies a record on the wire, in any case. Source: RFC 9562, section 4. */
const GUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text is a GUID, and so may be asked for in a column of them. */
export function isGuid(text: string): boolean {
  return GUID.test(text);
}
