const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text in HTML. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
