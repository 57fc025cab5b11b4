import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { stepsBetween } from '../storage/definitions/steps';
import type { LiveDefinitions, Version } from '../storage/definitions/types';
import { sendFailure } from './failures';

const FOR_GOOD = 'public, max-age=31536000, immutable';
const HASHED = /^[\w-]+\.[0-9a-f]{8,}\.js$/;

/**
 * Serves the compiled definitions: `/definitions/index.json` of the current version, `/definitions/7/index.json` of one
 * by its number, the modules of all of them, and in `/definitions/7/steps.json` the steps that data take to it from each
 * older version, `{ "6": { "pf": [...] } }`. They are public, as the portal is.
 */
export function serveDefinitions(app: FastifyInstance, definitions: LiveDefinitions): void {
  app.get('/definitions/index.json', (request, reply) => sendIndex(request, reply, definitions.current));
  app.get<{ Params: { number: string } }>('/definitions/:number/index.json', async (request, reply) => {
    const { number } = request.params;
    const version = /^[1-9]\d{0,8}$/.test(number) ? await definitions.at(Number(number)) : undefined;
    return version ? sendIndex(request, reply, version) : notFound(request, reply);
  });
  app.get<{ Params: { number: string } }>('/definitions/:number/steps.json', async (request, reply) => {
    const to = definitions.versions.find(({ number }) => String(number) === request.params.number)?.number;
    if (to === undefined) return notFound(request, reply);
    const older = definitions.versions.filter(({ number }) => number < to);
    const wizards = new Set(definitions.versions.flatMap(({ steps }) => Object.keys(steps)));
    const steps = (from: number) =>
      Object.fromEntries([...wizards].map((id) => [id, stepsBetween(definitions.versions, id, { from, to })]));
    return reply
      .header('cache-control', FOR_GOOD)
      .send(Object.fromEntries(older.map(({ number }) => [number, steps(number)])));
  });
  app.get<{ Params: { name: string } }>('/definitions/:name', async (request, reply) => {
    const { name } = request.params;
    const code = HASHED.test(name) ? await definitions.module(name) : undefined;
    if (code === undefined) return notFound(request, reply);
    return reply.header('cache-control', FOR_GOOD).type('text/javascript; charset=utf-8').send(code);
  });
}

function sendIndex(request: FastifyRequest, reply: FastifyReply, { files, number }: Version): FastifyReply {
  const etag = `"${number}-${files.index.version}"`;
  reply.header('cache-control', 'no-cache').header('etag', etag);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.send({ ...files.index, number });
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  sendFailure(request, reply, { status: 404, messages: ['O endereço não foi encontrado.'] });
