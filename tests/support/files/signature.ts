import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Whether a call is signed with this key, worked out from the specification alone. Source: "Create a signed AWS API
 * request" of the AWS IAM user guide
 */
export function isSigned({ method = '', url = '', headers }: IncomingMessage, secret: string): boolean {
  const [, id = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [, day = '', region = '', service = ''] = id.split('/');
  const { pathname, searchParams } = new URL(url, 'http://host');
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.includes(name))) return false;
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`).join('');
  const path = pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const canonical = [method, path, query, lines, signedHeaders, headers['x-amz-content-sha256']].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    headers['x-amz-date'],
    `${day}/${region}/${service}/aws4_request`,
    sha256(canonical),
  ];
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), 'aws4_request');
  return hmac(key, text.join('\n')).toString('hex') === signature;
}
