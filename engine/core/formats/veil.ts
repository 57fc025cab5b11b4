/** All letters and digits of a shown text as dots, but for the last two: `'•••.•••.•••-25'`. */
export function veilStart(shown: string): string {
  return shown.replace(/[0-9A-Za-z](?=(?:[^0-9A-Za-z]*[0-9A-Za-z]){2})/g, '•');
}

/** An e-mail address that its owner recognises: `'hel•••ra@gmail.com'`. */
export function veilAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [name, domain] = [address.slice(0, at), address.slice(at + 1)];
  return name.length > 6 ? `${name.slice(0, 3)}•••${name.slice(-2)}@${domain}` : `${name.slice(0, 1)}•••@${domain}`;
}
