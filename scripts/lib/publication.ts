import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { TIME_ZONE } from '../../contract/calendar';
import type { CompareReport } from '../../engine/analyse/compare/types';
import type { SentPublication } from '../../server/admin/definitions/sent';
import type { DefinitionsPackage, Fate, PublishedFinding } from '../../server/storage/definitions/types';
import { compareFolders } from './compareFolders';
import { formats } from './compareFormats';
import { node } from './run.mjs';

/** A version as "npm run admin -- definitions export" hands it out. */
export interface Exported {
  /** The newest version that there is. */
  newest: number;
  number: number;
  content: DefinitionsPackage;
}

/** What is published, and what whoever publishes says of it. */
export interface Wanted {
  folder: string;
  content: DefinitionsPackage;
  note: string | undefined;
  author: string | undefined;
  /** File of answers, by finding. */
  answers: string | undefined;
  from: string | undefined;
  backTo?: number;
}

/** Something that whoever runs the command has to mend; the message is for him. */
export class Refused extends Error {}

/** Runs a script of a command: what it refuses is a sentence, and an exit code of 1. */
export async function orRefuse(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ficha-definitions-'));
  try {
    await work(folder);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.message !== '') console.error(error.message);
    process.exitCode = 1;
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
  const { content, note, author, backTo } = wanted;
  if (!note) throw new Refused('Diga em uma frase o que muda: --note "..."');
  if (content.index.version === newest.content.index.version) {
    throw new Refused(`Nada mudou desde a versão ${newest.newest}.`);
  }
  const compared = await compareFolders(writeSources(newest, folder), wanted.folder);
  if ('problem' in compared) throw new Refused(compared.problem);
  const { report } = compared;
  const names = { before: `versão ${newest.newest}`, after: backTo === undefined ? wanted.folder : `versão ${backTo}` };
  const findings = answered(report, wanted.answers);
  const open = findings.filter(({ kind, answer }) => kind !== 'compatible' && !answer);
  console.log(formats.text(report, names));
  if (open.length > 0) throw new Refused(request(open));
  const startsAt = wanted.from === undefined ? undefined : momentOf(wanted.from);
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

function request(open: readonly PublishedFinding[]): string {
  const example = Object.fromEntries(open.map(({ id }) => [id, 'carry']));
  return [
    '',
    `${open.length === 1 ? 'Uma diferença precisa' : `${open.length} diferenças precisam`} de resposta. Grave em um arquivo, e indique-o com --answers:`,
    JSON.stringify(example, undefined, 2),
    'Cada resposta é "carry" (o cadastro em andamento segue com a versão nova), { "finish": "2027-01-31" } (pode ser',
    'concluído na versão em que começou, até o fim desse dia) ou { "stop": "texto para o cliente" } (só segue depois de',
    'lido o texto).',
  ].join('\n');
}

/** The findings with the answers of a file. @throws Refused for a file that cannot be read, or answers what is not there */
function answered({ findings }: CompareReport, file: string | undefined): PublishedFinding[] {
  const answers = file === undefined ? {} : readAnswers(file);
  const known = new Set(findings.map(({ id }) => id));
  const other = Object.keys(answers).find((id) => !known.has(id));
  if (other !== undefined) throw new Refused(`${file}: não há diferença "${other}".`);
  return findings.map(({ id, kind, wizard, tab, fields, message }) => {
    const answer = id in answers ? fateOf(answers[id], `${file}: ${id}`) : undefined;
    return {
      id,
      kind,
      fields,
      message,
      ...(wizard !== undefined && { wizard }),
      ...(tab !== undefined && { tab }),
      ...(answer && { answer }),
    };
  });
}

function readAnswers(file: string): Record<string, unknown> {
  try {
    const answers: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof answers === 'object' && answers !== null && !Array.isArray(answers)) return { ...answers };
  } catch (error) {
    throw new Refused(`${file}: ${(error as Error).message}`);
  }
  throw new Refused(`${file}: deve ser um objeto com uma resposta por diferença.`);
}

function fateOf(answer: unknown, at: string): Fate {
  if (answer === 'carry') return { kind: 'carry' };
  const { finish, stop } = (answer ?? {}) as { finish?: unknown; stop?: unknown };
  if (typeof finish === 'string') return { kind: 'finish', until: endOf(finish, at) };
  if (typeof stop === 'string' && stop.trim() !== '') return { kind: 'stop', message: stop.trim() };
  throw new Refused(`${at}: a resposta deve ser "carry", { "finish": "aaaa-mm-dd" } ou { "stop": "texto" }.`);
}

/** The end of a day in Brasília, ISO 8601. */
function endOf(day: string, at: string): string {
  const start = isDay(day) ? new Date(`${day}T00:00:00${offset(day)}`) : undefined;
  if (!start) throw new Refused(`${at}: "${day}" não é um dia, escrito como 2027-01-31.`);
  return new Date(start.getTime() + 86_400_000).toISOString();
}

/** A moment in Brasília, `2027-01-31` or `2027-01-31T08:00`, as ISO 8601. @throws Refused when it is none, or past */
function momentOf(text: string): string {
  const [day = '', time = '00:00'] = text.split('T');
  const isMoment = isDay(day) && /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (!isMoment) throw new Refused(`"${text}" não é um momento, escrito como 2027-01-31 ou 2027-01-31T08:00.`);
  const moment = new Date(`${day}T${time}:00${offset(day)}`);
  if (moment <= new Date()) throw new Refused(`${text} já passou.`);
  return moment.toISOString();
}

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** `-03:00`. */
function offset(day: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, timeZoneName: 'longOffset' });
  const name = parts.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.replace('GMT', '') || 'Z';
}
