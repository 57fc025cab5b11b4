import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Files } from '../../engine/edit';
import { isBuilt } from '../../scripts/lib/built.mjs';
import { hasDatabase } from '../../scripts/lib/hasDatabase';
import type {
  FindingTold,
  ImpactAsked,
  ImpactLine,
  ImpactTold,
  PublishAsked,
  PublishTold,
  VersionsTold,
  VersionTold,
} from '../impact';
import { BASE } from '../wire';
import { IMPACT_ASKED, PUBLISH_ASKED } from './asked';
import { withinFolder, withNames, writeTexts } from './between';
import { runCommand } from './commands';
import { readCommitted } from './committed';
import { withChanges } from './compile';
import { failureIn, failureOf } from './failures';
import type { DefinitionFiles } from './files';
import { publicationIn } from './publishedWords';

interface Options {
  root: string;
  dir: string;
  files: DefinitionFiles;
}

/** Registrations that are made up where there is no database: every option and branch comes up. */
const MADE_UP = 1000;

/** What a change does to registrations, and its publication, by the commands that do both from a terminal. */
export function mountImpact(app: FastifyInstance, { root, dir, files }: Options): void {
  app.post<{ Body: ImpactAsked }>(`${BASE}api/impact`, { schema: IMPACT_ASKED }, async ({ body }, reply) => {
    reply.hijack();
    const { raw } = reply;
    const tell = (line: ImpactLine) => void raw.write(`${JSON.stringify(line)}\n`);
    const hear = (line: string) => {
      const [, done, all] = /^(\d+)\/(\d+)$/.exec(line) ?? [];
      if (done !== undefined) tell({ done: Number(done), all: Number(all) });
      return done !== undefined;
    };
    const signal = new AbortController();
    raw.on('close', () => signal.abort());
    raw.writeHead(200, { 'content-type': 'application/x-ndjson', 'cache-control': 'no-store' });
    const told = await withinFolder(async (folder): Promise<ImpactTold> => {
      const [before, after, out] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'impact.json')];
      writeTexts(after, withChanges(files.read(), body.changes));
      const subject = body.against === 'earlier' ? String(body.backTo) : after;
      const words = [subject, '--format', 'json', '--out', out, '--leave-out', '--progress'];
      if (body.against === 'commit') {
        const { files: committed } = await readCommitted(dir);
        if (!committed) return { findings: [], failure: 'Esta pasta não está em um repositório do git.' };
        writeTexts(before, committed);
        words.push('--before', before, '--made-up', String(MADE_UP));
      }
      const said = await runCommand(root, 'definitions/impact', words, {
        ...{ signal: signal.signal, hear },
      });
      const names = { [after]: relative(root, dir) || dir, [before]: 'último commit' };
      if (!said.done) return { findings: [], failure: withNames(failureIn(said), root, names) };
      return toldOf(out, [before, after]);
    }).catch((error: unknown): ImpactTold => ({ findings: [], failure: failureOf(error) }));
    tell({ told });
    raw.end();
  });

  app.get<{ Querystring: { build?: string } }>(`${BASE}api/versions`, async ({ query }): Promise<VersionsTold> => {
    const data = process.env.DATA_DIR ?? join(root, 'data');
    // The command builds what is missing: whoever only looks waits for no build.
    if (!hasDatabase(data) || (query.build === undefined && !isBuilt())) return { versions: [] };
    const { done, out } = await runCommand(root, 'definitions/list', []);
    return { versions: done ? out.split('\n').flatMap(versionIn) : [] };
  });

  app.post<{ Body: PublishAsked }>(`${BASE}api/publish`, { schema: PUBLISH_ASKED }, ({ body }) =>
    withinFolder(async (folder): Promise<PublishTold> => {
      const answers = join(folder, 'answers.json');
      writeFileSync(answers, JSON.stringify(body.answers), { mode: 0o600 });
      const [command, subject] = body.backTo === undefined ? ['publish', dir] : ['rollback', String(body.backTo)];
      const words = [subject as string, '--note', body.note, '--answers', answers];
      if (body.author !== '') words.push('--author', body.author);
      const env: Record<string, string> = body.key === '' ? {} : { DEFINITIONS_KEY: body.key };
      const said = await runCommand(root, `definitions/${command as 'publish'}`, words, { env });
      return { done: said.done, said: said.done ? publicationIn(said, titlesOf(files.read())) : failureIn(said) };
    }),
  );
}

/** A line of `npm run definitions -- list`: `7 · 0f3a99c1 · 23/11/2026 às 09:00 · Ana · Pergunta a profissão · current`. */
export function versionIn(line: string): VersionTold[] {
  const [number = '', hash = '', ...rest] = line.split(' · ');
  if (!/^[1-9]\d*$/.test(number)) return [];
  // The hash tells people nothing.
  const said = /^[0-9a-f]{8}$/.test(hash) ? rest : [hash, ...rest];
  const isCurrent = said.at(-1) === 'current';
  const facts = (isCurrent ? said.slice(0, -1) : said).join(' · ');
  return [{ number: Number(number), said: facts.replace(/ · from (?=\d{2}\/[^·]+$)/, ' · a partir de '), isCurrent }];
}

/** What a wizard is called, by its folder. */
const titlesOf =
  (files: Files) =>
  (id: string): string => {
    try {
      const { title } = JSON.parse(files[`${id}/wizard.json`] ?? '{}') as { title?: unknown };
      return typeof title === 'string' ? title : id;
    } catch {
      return id;
    }
  };

function toldOf(file: string, folders: readonly string[]): ImpactTold {
  const told = JSON.parse(readFileSync(file, 'utf8')) as ImpactTold;
  const inside = (path: string) => {
    const folder = folders.find((one) => path.startsWith(`${one}/`));
    return folder === undefined ? path.replace(/^[^/]*\//, '') : relative(folder, path).replaceAll(sep, '/');
  };
  const findings = told.findings.map((finding): FindingTold => ({ ...finding, file: inside(finding.file) }));
  return { findings, ...(told.impact && { impact: told.impact }), ...(told.leftOut && { leftOut: told.leftOut }) };
}
