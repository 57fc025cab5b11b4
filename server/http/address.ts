import { isIPv6 } from 'node:net';

/** An address as people write it: one of IPv4 that came over IPv6 as IPv4. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

/**
 * What tells who calls from others: an address of IPv4; of IPv6 the network of 64 bits, of which one household has all
 * addresses.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address).replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [left, right] = [groups(before), groups(after)];
  // The last two groups may be written as an address of IPv4.
  const written = left.length + right.length + (plain.includes('.') ? 1 : 0);
  const whole = after === undefined ? left : [...left, ...Array<string>(8 - written).fill('0'), ...right];
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
