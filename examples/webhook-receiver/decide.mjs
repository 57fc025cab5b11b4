/**
 * Decides on a registration as it was read, and on no other: one that was sent anew meanwhile is not decided on.
 * `FICHA_KEY=analise FICHA_SECRET=... node examples/webhook-receiver/decide.mjs http://localhost:3000 <guid> aprovar '{}'`
 */
import { createHash, createHmac, randomUUID } from 'node:crypto';

const [server = '', guid = '', act = 'aprovar', decision = '{}'] = process.argv.slice(2);
const { FICHA_KEY: key = '', FICHA_SECRET: secret = '' } = process.env;
if (!key || !secret) {
  console.error(
    'FICHA_KEY and FICHA_SECRET must be set to what "npm run admin -- integration issue" was told and shows.',
  );
  process.exit(1);
}
const registration = `/integracao/cadastros/${guid}`;

const read = await call('GET', registration);
// A proxy that compresses makes it weak; If-Match takes it without that mark.
const etag = read.headers.get('etag')?.replace(/^W\//, '');
const { Cadastro } = await answerOf(read);
console.log(JSON.stringify(Cadastro));
// Here somebody reviews it, which may take days.
const decided = await call('POST', `${registration}/${act}`, {
  body: decision,
  headers: { 'content-type': 'application/json', 'if-match': etag, 'idempotency-key': keyOf(Cadastro.EnviadoEm) },
});
console.log(JSON.stringify(await answerOf(decided)));

/**
 * The name of this decision on what was sent at that moment: where the answer was lost, starting this again decides nothing
 * more within 24 hours. A program that may decide the same twice on one sending keeps a name for each decision instead.
 */
function keyOf(sentAt) {
  return createHash('sha256')
    .update(JSON.stringify([guid.toLowerCase(), sentAt, act, decision]))
    .digest('hex');
}

/** A call that is signed. Headers are not: what they say is guarded by TLS alone. */
function call(method, path, { body = '', headers = {} } = {}) {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  const hash = createHash('sha256').update(body).digest('hex');
  const signed = ['v1', timestamp, nonce, method, path, hash].join('\n');
  const signature = `v1=${createHmac('sha256', secret).update(signed).digest('hex')}`;
  return fetch(new URL(path, server), {
    method,
    ...(body !== '' && { body }),
    headers: {
      ...headers,
      'ficha-key': key,
      'ficha-timestamp': timestamp,
      'ficha-nonce': nonce,
      'ficha-signature': signature,
    },
  });
}

/** What was answered; a refusal ends the program: 409 is to be read again, and reviewed again. */
async function answerOf(response) {
  const { data, codigo, descricao } = await response.json();
  if (response.ok) return data;
  console.error(`${response.status} ${codigo}: ${descricao}`);
  process.exit(1);
}
