import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { MigrationStep } from '../../engine/wire';
import type { SentPublication } from '../../server/admin/definitions/sent';
import type { DefinitionsPackage } from '../../server/storage/definitions/types';
import { answered, request } from './answers';
import { compareFolders } from './compareFolders';
import { formats } from './compareFormats';
import { orSayWhy, Refused } from './refused';
import { node } from './run.mjs';

/** A version as "npm run admin -- definitions export" hands it out. */
export interface Exported {
  /** The newest version that there is. */
  newest: number;
  number: number;
  content: DefinitionsPackage;
  /** Of an older version: the steps that go back to it, by wizard, where all can be turned round. */
  back?: Record<string, MigrationStep[]>;
}

/** What is published, and what whoever publishes says of it. */
export interface Wanted {
  folder: string;
  content: DefinitionsPackage;
  note: string | undefined;
  author: string | undefined;
  /** File of answers, by finding. */
  answers: string | undefined;
  /** When it is to be in force, ISO 8601; at once without it. */
  startsAt: string | undefined;
  backTo?: number;
  /** The steps that data take to it, where its files do not declare them. */
  steps?: Record<string, MigrationStep[]>;
}

/** Runs a script of a command: what it refuses is a sentence, and an exit code of 1. */
export async function orRefuse(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-definitions-'));
  try {
    await orSayWhy(() => work(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Has a command done by "npm run admin". @throws Refused when that fails; it has said why */
export async function admin(...words: string[]): Promise<void> {
  const { code } = await node(['scripts/admin.mjs', 'definitions', ...words], { show: true });
  if (code !== 0) throw new Refused('');
}

/** A published version, `newest` or by its number. */
export async function exported(version: string, folder: string): Promise<Exported> {
  const file = join(folder, `${version}.json`);
  await admin('export', version, file);
  return JSON.parse(readFileSync(file, 'utf8')) as Exported;
}

/** Writes the JSON files of a version into a folder. @returns the folder */
export function writeSources({ number, content }: Exported, folder: string): string {
  const target = join(folder, `version-${number}`);
  for (const [name, text] of Object.entries(content.sources)) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), text);
  }
  if (Object.keys(content.sources).length === 0) {
    throw new Refused(`A versão ${number} foi guardada sem os arquivos de que foi feita: não há com o que comparar.`);
  }
  return target;
}

/**
 * Compares with the newest version, and publishes where every finding is compatible or has an answer.
 * @param folder for files in between
 * @throws Refused with what is missing
 */
export async function publishOver(newest: Exported, wanted: Wanted, folder: string): Promise<void> {
  const { content, note, author, startsAt, backTo } = wanted;
  if (!note) throw new Refused('Diga em uma frase o que muda: --note "..."');
  if (content.index.version === newest.content.index.version) {
    throw new Refused(`Nada mudou desde a versão ${newest.newest}.`);
  }
  const compared = await compareFolders(writeSources(newest, folder), wanted.folder, wanted.steps);
  if ('problem' in compared) throw new Refused(compared.problem);
  const { report } = compared;
  const names = { before: `versão ${newest.newest}`, after: backTo === undefined ? wanted.folder : `versão ${backTo}` };
  const findings = answered(report, wanted.answers, startsAt);
  const open = findings.filter(({ kind, answer }) => kind !== 'compatible' && !answer);
  console.log(formats.text(report, names));
  if (open.length > 0) throw new Refused(request(open));
  const sent: SentPublication = {
    base: newest.newest,
    content,
    findings,
    note,
    ...(author !== undefined && { author }),
    ...(startsAt !== undefined && { startsAt }),
    ...(backTo !== undefined && { backTo }),
  };
  const file = join(folder, 'publication.json');
  writeFileSync(file, JSON.stringify(sent), { mode: 0o600 });
  await admin('publish', file);
}
