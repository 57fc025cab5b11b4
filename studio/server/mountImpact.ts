import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Files } from '../../engine/compile/references/types';
import type { FindingTold, ImpactAsked, ImpactTold, PublishAsked, PublishTold } from '../impact';
import { BASE } from '../wire';
import { IMPACT_ASKED, PUBLISH_ASKED } from './asked';
import { runDefinitions } from './commands';
import { readCommitted } from './committed';
import { withChanges } from './compile';
import type { DefinitionFiles } from './files';

interface Options {
  root: string;
  dir: string;
  files: DefinitionFiles;
}

/** Registrations that are made up where there is no database: every option and branch comes up. */
const MADE_UP = 1000;

/** What a change does to registrations, and its publication, by the commands that do both from a terminal. */
export function mountImpact(app: FastifyInstance, { root, dir, files }: Options): void {
  app.post<{ Body: ImpactAsked }>(`${BASE}api/impact`, { schema: IMPACT_ASKED }, async ({ body, raw }) => {
    const signal = new AbortController();
    raw.socket.once('close', () => signal.abort());
    return within(async (folder): Promise<ImpactTold> => {
      const [before, after, out] = [join(folder, 'before'), join(folder, 'after'), join(folder, 'impact.json')];
      write(after, withChanges(files.read(), body.changes));
      const words = [after, '--format', 'json', '--out', out];
      if (body.against === 'commit') {
        const { files: committed } = await readCommitted(dir);
        if (!committed) return { findings: [], failure: 'Esta pasta não está em um repositório do git.' };
        write(before, committed);
        words.push('--before', before, '--made-up', String(MADE_UP));
      }
      const { done, errors } = await runDefinitions(root, 'impact', words, { signal: signal.signal });
      if (!done) return { findings: [], failure: errors.trim() };
      return toldOf(out, [before, after]);
    });
  });

  app.post<{ Body: PublishAsked }>(`${BASE}api/publish`, { schema: PUBLISH_ASKED }, ({ body }) =>
    within(async (folder): Promise<PublishTold> => {
      const answers = join(folder, 'answers.json');
      writeFileSync(answers, JSON.stringify(body.answers), { mode: 0o600 });
      const words = [dir, '--note', body.note, '--answers', answers];
      if (body.author !== '') words.push('--author', body.author);
      const env: Record<string, string> = body.key === '' ? {} : { DEFINITIONS_KEY: body.key };
      const { done, out, errors } = await runDefinitions(root, 'publish', words, { env });
      return { done, said: `${out}\n${errors}`.trim() };
    }),
  );
}

function toldOf(file: string, folders: readonly string[]): ImpactTold {
  const told = JSON.parse(readFileSync(file, 'utf8')) as ImpactTold;
  const inside = (path: string) => {
    const folder = folders.find((one) => path.startsWith(`${one}/`));
    return folder === undefined ? path.replace(/^[^/]*\//, '') : relative(folder, path).replaceAll(sep, '/');
  };
  const findings = told.findings.map((finding): FindingTold => ({ ...finding, file: inside(finding.file) }));
  return { findings, ...(told.impact && { impact: told.impact }) };
}

function write(folder: string, texts: Files): void {
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

async function within<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-estudio-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
