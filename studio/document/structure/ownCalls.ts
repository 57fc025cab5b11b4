/** The keys by which a wizard has the server load, save and delete: two wizards of one type of customers share none. */
const OWN_CALL = /("(?:load|save|create|update|delete|complete)": ?(?:\{\s*"call": ?)?"[A-Z]+ )(\/[^"?]+)/g;

/**
 * A text in which every call that loads, saves or deletes has an address of its own, after that of what it is a copy of;
 * `known` are all texts there are.
 */
export function withOwnCalls(text: string, known: string): string {
  const ends = (address: string) => known.includes(`${address}"`) || known.includes(`${address}?`);
  return text.replaceAll(OWN_CALL, (_, before: string, address: string) => {
    let at = 2;
    while (ends(`${address}-${at}`)) at += 1;
    return `${before}${address}-${at}`;
  });
}
