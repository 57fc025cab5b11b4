import { isAbsolute, join } from 'node:path';
import { ConfigError } from './configError';

/** The variables of a process. */
export type Variables = Record<string, string | undefined>;

/** The value of a variable without outer spaces; an empty one counts as none. */
export function given(env: Variables, name: string): string | undefined {
  return env[name]?.trim() || undefined;
}

/** A folder; a relative one is below where the process was started. */
export function readFolder(env: Variables, name: string, fallback: string): string {
  const path = given(env, name) ?? fallback;
  return isAbsolute(path) ? path : join(process.cwd(), path);
}

/** What a variable with a whole number may be, and what it is where it is not set. */
interface WholeNumber {
  fallback: number;
  minimum: number;
  maximum: number;
}

export function readInteger(env: Variables, name: string, { fallback, minimum, maximum }: WholeNumber): number {
  const text = given(env, name);
  if (!text) return fallback;
  if (!/^\d+$/.test(text) || Number(text) < minimum || Number(text) > maximum) {
    throw new ConfigError(`${name} must be a whole number from ${minimum} to ${maximum}, but is "${text}".`);
  }
  return Number(text);
}

/** A secret of 32 bytes in base64. */
export function readSecret(env: Variables, name: string): Buffer | undefined {
  const text = given(env, name);
  if (!text) return undefined;
  const secret = Buffer.from(text, 'base64');
  // The value is not repeated in the message.
  if (secret.length !== 32) throw new ConfigError(`${name} must be the base64 of 32 bytes (openssl rand -base64 32).`);
  return secret;
}

/** `on` or `off`. */
export function readSwitch(env: Variables, name: string, fallback: boolean): boolean {
  const text = given(env, name);
  if (!text) return fallback;
  if (text !== 'on' && text !== 'off') throw new ConfigError(`${name} must be on or off, but is "${text}".`);
  return text === 'on';
}

export function readUrl(env: Variables, name: string, protocols: string[]): string | undefined {
  const text = given(env, name);
  if (!text) return undefined;
  // The value may hold a password: it is not repeated in the message.
  if (!isAddress(text, protocols)) throw new ConfigError(`${name} must be an address that ${beginning(protocols)}.`);
  return text;
}

/** What the addresses of the web begin with. */
export const WEB = ['https:', 'http:'];

/** The address of a service, in which what is asked for stands as a placeholder, such as `{cep}`. */
export function readServiceUrl(env: Variables, name: string, placeholder: string): string | undefined {
  const text = given(env, name);
  if (!text) return undefined;
  if (!isAddress(text, WEB) || !text.includes(placeholder))
    throw new ConfigError(`${name} must be an address that ${beginning(WEB)} and has ${placeholder} in it.`);
  return text;
}

const isAddress = (text: string, protocols: string[]) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);
const beginning = (protocols: string[]) => `begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;

/** An e-mail address alone, without a name before it. */
export function readEmail(env: Variables, name: string, fallback: string): string {
  const text = given(env, name) ?? fallback;
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(text)) {
    throw new ConfigError(`${name} must be an e-mail address such as cadastro@exemplo.com.br, but is "${text}".`);
  }
  return text;
}
