import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { todayIn } from '../../engine/core';
import { listOf, loadOptionLists } from '../../server/lists/lists';
import { mountLookups } from '../../server/lists/routes';
import {
  BASE,
  type Committed,
  type Definitions,
  type Lately,
  type Preview,
  type PreviewAsked,
  type SaveAsked,
  type ToldAsked,
} from '../wire';
import { PREVIEW_ASKED, SAVE_ASKED, TOLD_ASKED } from './asked';
import { answerOwner } from './caller';
import { readCommitted } from './committed';
import { compilePreview, withChanges } from './compile';
import { answerFailures } from './failures';
import { clearUnfinished, definitionFiles } from './files';
import { rememberHeard } from './heard';
import { lastCommits } from './lately';
import { mountCases } from './mountCases';
import { mountImpact } from './mountImpact';
import { mountPapers } from './mountPapers';
import { servePages } from './pages';
import { keepPreviews } from './previews';
import { startProofs } from './proofs';
import { watchDisk } from './watch';

/** What the server of the Estúdio is started with. */
export interface StudioOptions {
  /** The folder of definitions. */
  dir: string;
  /** What the page calls the folder. */
  name: string;
  /** The project's folder: its data and its tenants are those of the preview. */
  root: string;
  /** The folder with the built pages. */
  pages: string;
  token: string;
}

const API = `${BASE}api/`;
/** Definitions as a whole are half a megabyte. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The server of the Estúdio: the files of one folder, for the browser of this machine. */
export async function studioServer({ dir, name, root, pages, token }: StudioOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: MOST_BYTES,
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false } },
  });
  answerOwner(app, token);
  answerFailures(app);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff').header('referrer-policy', 'no-referrer');
  });
  await servePages(app, pages);
  clearUnfinished(dir);
  const files = definitionFiles(dir);
  const watch = watchDisk(dir, files);
  const proofs = startProofs();
  app.addHook('onClose', async () => {
    watch.close();
    proofs.close();
  });

  app.get(`${API}definitions`, async (): Promise<Definitions> => {
    const today = todayIn('America/Sao_Paulo', new Date());
    return { files: watch.newest(), folder: name, today, tenants: tenantsOf(root) };
  });

  app.get(`${API}committed`, async (): Promise<Committed> => readCommitted(dir));
  app.get(`${API}lately`, async (): Promise<Lately> => ({ commits: await lastCommits(dir) }));

  const previews = keepPreviews();
  const heard = rememberHeard();
  app.post<{ Body: PreviewAsked }>(`${API}preview`, { schema: PREVIEW_ASKED }, async ({ body }, reply) => {
    const changes = heard.changesOf(body);
    if (!changes) return reply.code(409).send();
    const { modules, ...found } = compilePreview(withChanges(watch.texts(), changes), body.tab);
    const told: Preview = modules ? { ...previews.add(modules, body.shown), ...found } : found;
    return told;
  });

  app.get<{ Params: { name: string } }>(`${BASE}modules/:name`, async ({ params }, reply) => {
    const code = previews.codeOf(params.name);
    if (code === undefined) return reply.code(404).send();
    return reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(code);
  });

  app.post<{ Body: ToldAsked }>(`${API}problems`, { schema: TOLD_ASKED }, async ({ body }, reply) => {
    const changes = heard.changesOf(body);
    if (!changes) return reply.code(409).send();
    const problems = await proofs.problemsOf(withChanges(watch.texts(), changes));
    return problems ? { problems } : reply.code(204).send();
  });

  app.put<{ Body: SaveAsked }>(`${API}files`, { schema: SAVE_ASKED }, async ({ body }, reply) => {
    try {
      const refused = files.save(body.files);
      if (refused) return reply.code(409).send(refused);
    } catch (error) {
      if (error instanceof RangeError) {
        return reply.code(400).send({ message: `Nenhum arquivo das definições se chama ${error.message}.` });
      }
      throw error;
    }
    watch.wrote(Object.fromEntries(Object.entries(body.files).map(([path, { text }]) => [path, text])));
    return reply.code(204).send();
  });

  mountCases(app, files);
  mountImpact(app, { root, dir, files });
  mountPapers(app, { root, files });

  app.get(`${API}changes`, (request, reply) => {
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    raw.write(': here\n\n');
    const stop = watch.listen((disk) => raw.write(`data: ${JSON.stringify({ disk })}\n\n`));
    request.raw.on('close', stop);
  });

  const source = (list: string) => JSON.parse(readFileSync(join(root, `server/data/${list}.json`), 'utf8'));
  const lists = loadOptionLists(source).set('/tipodocumento', listOf(source, 'documentTypes'));
  await app.register(async (under) => mountLookups(under, lists), { prefix: `${BASE}lists` });
  return app;
}

function tenantsOf(root: string): Definitions['tenants'] {
  return readdirSync(join(root, 'tenants')).map((id) => {
    const { name } = JSON.parse(readFileSync(join(root, 'tenants', id, 'texts.json'), 'utf8')) as { name: string };
    return { id, name };
  });
}
