import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOfText } from '../storage/hash';

/** Days for which a browser keeps what it is known by. */
export const DEVICE_DAYS = 180;

/** Over TLS a name that only this host can set, and no other of the same domain. */
const NAME = { secure: '__Host-ficha-aparelho', plain: 'ficha-aparelho' };

/** What a browser is known by, hashed: a random text in a cookie that no script reads. */
export function deviceOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const token = tokenIn(headers.cookie);
  return token === undefined ? undefined : hashOfText(token);
}

/** Has the browser keep what it is known by, for another {@link DEVICE_DAYS} days. @returns the hash of that */
export function keepDevice(request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string {
  const token = tokenIn(request.headers.cookie) ?? randomBytes(32).toString('base64url');
  const name = isSecure ? NAME.secure : NAME.plain;
  const attributes = `Path=/; Max-Age=${DEVICE_DAYS * 86_400}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  reply.header('set-cookie', `${name}=${token}; ${attributes}`);
  return hashOfText(token);
}

/** 32 bytes in base64url. Any other text is none of ours. */
function tokenIn(cookie: string | undefined): string | undefined {
  return /(?:^|;\s*)(?:__Host-)?ficha-aparelho=([\w-]{43})(?:;|$)/.exec(cookie ?? '')?.[1];
}
