/**
 * 128 random bits as hex, nothing like the id of a customer: for a call, under which the log of the server has it also where no
 * answer came, a device, a window, what is kept there. `crypto.randomUUID` exists in secure contexts only.
 */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
