/** An address as people write it: one of IPv4 that came over IPv6 as IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
