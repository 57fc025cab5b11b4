import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DefinitionsIndex } from '../../engine/definition';
import { stepsBetween } from '../storage/definitions/steps';
import type { DefinitionFiles, LiveDefinitions, VersionFacts } from '../storage/definitions/types';
import { hashOfText } from '../storage/hash';
import type { Services } from '../storage/services';
import { sendFailure } from './failures';
import { isHeld, sendUnlessHeld } from './held';
import { withoutPageHeaders } from './security';
import { createSmallest, type SendSmallest } from './smallest';
import { modulesNamedIn, wholeWizard, withWholes, wizardOfWhole } from './wholeWizard';

const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Versions whose steps are kept at hand. */
const MOST_TEXTS = 50;
const HASHED = /^[\w-]+\.[0-9a-f]{8,}\.js$/;

/**
 * Serves the compiled definitions: `/definitions/index.json` of the current version, `/definitions/7/index.json` of one
 * by its number, each with the hashes of the lists of options, the modules of all of them, and in
 * `/definitions/7/steps.json` the steps that data take to it from each older version, `{ "6": { "pf": [...] } }`. They are
 * public, as the portal is.
 */
export function serveDefinitions(
  app: FastifyInstance,
  { definitions, clock }: Pick<Services, 'definitions' | 'clock'>,
  listHashes: Readonly<Record<string, string>>,
): void {
  const sendSmallest = createSmallest();
  const lists = { hashes: listHashes, hash: hashOfText(JSON.stringify(listHashes)).slice(0, 16) };
  /** What was answered once is so for good: versions never change. */
  const texts = new Map<number, string>();
  const indexes = new WeakMap<DefinitionFiles, Pick<DefinitionsIndex, 'version'>>();
  app.get('/definitions/index.json', (request, reply) => {
    const { number, files } = definitions.current;
    const index = indexes.get(files) ?? withWholes(files);
    indexes.set(files, index);
    return sendIndex(request, reply, { number, index, lists, send: sendSmallest });
  });
  app.get<{ Params: { number: string } }>('/definitions/:number/index.json', async (request, reply) => {
    const number = Number(request.params.number);
    const index = await definitions.index(number, clock());
    return index ? sendIndex(request, reply, { number, index, lists, send: sendSmallest }) : notFound(request, reply);
  });
  app.get<{ Params: { number: string } }>('/definitions/:number/steps.json', async (request, reply) => {
    const to = definitions.versions.find(({ number }) => String(number) === request.params.number)?.number;
    if (to === undefined) return notFound(request, reply);
    const text = texts.get(to) ?? JSON.stringify(stepsTo(definitions.versions, to));
    if (texts.size >= MOST_TEXTS) texts.clear();
    texts.set(to, text);
    return reply.header('cache-control', FOR_GOOD).type('application/json; charset=utf-8').send(text);
  });
  app.get<{ Params: { name: string } }>('/definitions/:name', async (request, reply) => {
    const { name } = request.params;
    const wizard = wizardOfWhole(name);
    const code = wizard
      ? await whole(definitions, wizard)
      : HASHED.test(name)
        ? await definitions.module(name)
        : undefined;
    if (code === undefined) return notFound(request, reply);
    withoutPageHeaders(reply);
    reply.header('cache-control', FOR_GOOD).type('text/javascript; charset=utf-8');
    return sendSmallest(request, reply, { key: name, text: () => code });
  });
}

/** What names the lists of options of this server: each by its path, and all together. */
interface Lists {
  hashes: Readonly<Record<string, string>>;
  hash: string;
}

/** The text of a wizard with its tabs; nothing where one of these is not there. */
async function whole(definitions: Pick<LiveDefinitions, 'module'>, name: string): Promise<string | undefined> {
  const wizard = (await definitions.module(name)) ?? '';
  const tabs = await Promise.all(
    modulesNamedIn(wizard).map(async (tab) => [tab, (await definitions.module(tab)) ?? ''] as const),
  );
  return wholeWizard(name, { ...Object.fromEntries(tabs), [name]: wizard });
}

/** The steps to a version from each older one, by wizard. */
function stepsTo(versions: readonly VersionFacts[], to: number) {
  const known = versions.filter(({ number }) => number <= to);
  const wizards = [...new Set(known.flatMap(({ steps }) => Object.keys(steps)))];
  const stepsFrom = (from: number) =>
    Object.fromEntries(wizards.map((id) => [id, stepsBetween(known, id, { from, to })]));
  return Object.fromEntries(known.filter(({ number }) => number < to).map(({ number }) => [number, stepsFrom(number)]));
}

function sendIndex(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    index,
    number,
    lists,
    send,
  }: { index: Pick<DefinitionsIndex, 'version'>; number: number; lists: Lists; send: SendSmallest },
): FastifyReply | Promise<FastifyReply> {
  const etag = `"${number}-${index.version}-${lists.hash}"`;
  reply.header('cache-control', 'no-cache');
  if (isHeld(request, etag)) return sendUnlessHeld(request, reply, { etag, content: () => '' });
  const text = () => JSON.stringify({ ...index, number, lists: lists.hashes });
  reply.header('etag', etag).type('application/json; charset=utf-8');
  return send(request, reply, { key: etag, text });
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(request, reply, { status: 404, messages: ['O endereço não foi encontrado.'] });
