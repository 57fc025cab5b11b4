/**
 * Takes the events of a server and keeps each once, in the order of its registration:
 * `WEBHOOK_SECRET=... node examples/webhook-receiver/receive.mjs 4000 events.jsonl`
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** Seconds that a signature may be old: a message that somebody else has kept cannot be sent again later. */
const TOLERANCE_S = 300;

const [port = '4000', file = 'events.jsonl'] = process.argv.slice(2);
const secret = process.env.WEBHOOK_SECRET;
if (!secret) {
  // Whoever likes can sign with an empty one.
  console.error('WEBHOOK_SECRET must be set to what "npm run admin -- integration secret" prints.');
  process.exit(1);
}
const kept = existsSync(file) ? readFileSync(file, 'utf8') : '';
const known = new Set(kept.split('\n').map(idOf));
// The rest of a line that was being written as the receiver was stopped: the next event begins a line of its own.
if (kept && !kept.endsWith('\n')) appendFileSync(file, '\n');

const server = createServer(async (request, response) => {
  const body = await wholeOf(request);
  if (!body) return;
  if (!isOfServer(request.headers, body)) return response.writeHead(401).end();
  const event = JSON.parse(body.toString('utf8'));
  // An event whose answer was lost comes again.
  if (!known.has(event.Id)) {
    appendFileSync(file, `${JSON.stringify(event)}\n`);
    known.add(event.Id);
  }
  response.writeHead(204).end();
});
// Node would answer 400 to the half of a message.
server.on('clientError', (_error, socket) => socket.destroy());
server.listen(Number(port), '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${server.address().port}/ puts events into ${file}`),
);

/** A body; none of a message that broke off, to which nobody listens any more: it comes again. */
async function wholeOf(request) {
  const chunks = [];
  try {
    for await (const chunk of request) chunks.push(chunk);
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks);
}

/** The event that a line keeps; none of a line that is not whole, whose event was never answered and comes again. */
function idOf(line) {
  try {
    return JSON.parse(line).Id;
  } catch {
    return undefined;
  }
}

/** Whether a message was signed with the secret, a moment ago. */
function isOfServer(headers, body) {
  const at = headers['ficha-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(at)) <= TOLERANCE_S)) return false;
  const expected = createHmac('sha256', secret).update(`${at}.`).update(body).digest();
  const given = Buffer.from(String(headers['ficha-signature']).replace(/^v1=/, ''), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
