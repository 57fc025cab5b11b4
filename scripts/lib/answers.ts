import { readFileSync } from 'node:fs';
import type { CompareReport } from '../../engine/analyse';
import type { Fate, PublishedFinding } from '../../server/storage/definitions/types';
import { endOf } from './moments';
import { Refused } from './refused';

/** What asks whoever publishes for answers, with a file to begin with. */
export function request(open: readonly PublishedFinding[]): string {
  const example = Object.fromEntries(open.map(({ id, kind }) => [id, kind === 'losesData' ? '' : 'carry']));
  const loses = open.some(({ kind }) => kind === 'losesData');
  const outside = open.some(({ wizard }) => wizard === undefined);
  return [
    '',
    `${open.length === 1 ? 'Uma diferença precisa' : `${open.length} diferenças precisam`} de resposta. Grave em um arquivo, e indique-o com --answers:`,
    JSON.stringify(example, undefined, 2),
    'Cada resposta é "carry" (o cadastro em andamento segue com a versão nova), { "finish": "2027-01-31" } (pode ser',
    'concluído na versão em que começou, até o fim desse dia) ou { "stop": "texto para o cliente" } (só segue depois de',
    'lido o texto). Num formulário com respostas diferentes vale a mais grave.',
    ...(loses ? ['Onde está "" perde-se o que alguém já respondeu: escreva a resposta, pois vazia ela não vale.'] : []),
    ...(outside ? ['O que não é de um formulário só pode ter a resposta "carry".'] : []),
  ].join('\n');
}

/**
 * The findings with the answers of a file; one that is "" is none.
 * @param startsAt when what is published is in force, ISO 8601; at once without it
 * @throws Refused for a file that cannot be read, or answers what is not there
 */
export function answered({ findings }: CompareReport, file: string | undefined, startsAt?: string): PublishedFinding[] {
  const answers = file === undefined ? {} : readAnswers(file);
  const known = new Set(findings.map(({ id }) => id));
  const other = Object.keys(answers).find((id) => !known.has(id));
  if (other !== undefined) throw new Refused(`${file}: não há diferença "${other}".`);
  return findings.map(({ id, kind, wizard, tab, fields, message }) => {
    const said = answers[id];
    const answer = said === undefined || said === '' ? undefined : fateOf(said, `${file}: ${id}`, startsAt);
    if (answer && answer.kind !== 'carry' && wizard === undefined)
      throw new Refused(`${file}: ${id}: o que não é de um formulário só pode ter a resposta "carry".`);
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

function fateOf(answer: unknown, at: string, startsAt: string | undefined): Fate {
  if (answer === 'carry') return { kind: 'carry' };
  const { finish, stop } = (answer ?? {}) as { finish?: unknown; stop?: unknown };
  if (typeof finish === 'string') return { kind: 'finish', until: untilEndOf(finish, at, startsAt) };
  if (typeof stop === 'string' && stop.trim() !== '') return { kind: 'stop', message: stop.trim() };
  throw new Refused(`${at}: a resposta deve ser "carry", { "finish": "aaaa-mm-dd" } ou { "stop": "texto" }.`);
}

function untilEndOf(day: string, at: string, startsAt: string | undefined): string {
  const end = endOf(day);
  if (!end) throw new Refused(`${at}: "${day}" não é um dia, escrito como 2027-01-31.`);
  if (end <= new Date()) throw new Refused(`${at}: ${day} já passou.`);
  if (startsAt !== undefined && end <= new Date(startsAt))
    throw new Refused(`${at}: ${day} acaba antes de a versão nova valer.`);
  return end.toISOString();
}
