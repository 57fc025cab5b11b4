import { GROUPS, type Group } from '../../contract/lifeCycle';
import type { Additions } from '../../engine/analyse';
import type { Json } from '../../engine/core';
import {
  type Counts,
  EFFECTS,
  type Effect,
  type Example,
  type FindingImpact,
  type ImpactReport,
  type Shape,
} from '../../server/registration/impact/types';

const GROUP_WORDS: Record<Group, string> = { draft: 'em andamento', waiting: 'em aprovação', approved: 'aprovados' };

const EFFECT_WORDS: Record<Effect, [one: string, other: string]> = {
  asked: ['vê uma pergunta nova', 'veem uma pergunta nova'],
  lost: ['perde um valor', 'perdem um valor'],
  refused: ['tem uma resposta recusada', 'têm uma resposta recusada'],
  open: ['depende do que um bloco decide', 'dependem do que um bloco decide'],
};

const EXAMPLE_WORDS: Record<Effect, string> = {
  asked: 'a responder',
  lost: 'se perde',
  refused: 'recusado',
  open: 'não se decide aqui',
};

const SHAPE_WORDS: Record<Shape['kind'], [kind: string, unit?: [string, string]]> = {
  text: ['texto', ['caractere', 'caracteres']],
  number: ['número', ['algarismo', 'algarismos']],
  flag: ['sim ou não'],
  list: ['lista', ['item', 'itens']],
  object: ['grupo de campos'],
  nothing: ['vazio'],
};

/** What a change does to registrations, for the report of the comparison. Places, kinds and lengths: never a value. */
export function impactAdditions(report: ImpactReport): Additions {
  const findings = Object.entries(report.findings).map(([id, impact]) => {
    return [id, { lines: linesOf(impact), data: impact as unknown as Json }] as const;
  });
  return { findings: Object.fromEntries(findings), closing: closingOf(report), data: report as unknown as Json };
}

function linesOf(impact: FindingImpact): string[] {
  return [...countLines(impact), ...impact.examples.map(exampleLine)];
}

/** `Aprovados: 3 perdem um valor.` */
function countLines({ counts, refusedAtRenewal }: Omit<FindingImpact, 'examples'>): string[] {
  const lines = GROUPS.flatMap((group) => {
    const told = EFFECTS.flatMap((effect) => tellCount(counts[group][effect], EFFECT_WORDS[effect]));
    return told.length === 0 ? [] : [`${capital(GROUP_WORDS[group])}: ${told.join(', ')}.`];
  });
  const renewal = tellCount(refusedAtRenewal, ['aprovado não se renovaria', 'aprovados não se renovariam']);
  return [...lines, ...renewal.map((words) => `${words} sem outra resposta.`)];
}

function tellCount(count: number, [one, other]: [string, string]): string[] {
  return count === 0 ? [] : [`${new Intl.NumberFormat('pt-BR').format(count)} ${count === 1 ? one : other}`];
}

/** `Por exemplo, em andamento: /contas/0/Agencia recusado (maxLength), texto de 12 caracteres.` */
function exampleLine({ group, effect, tab, node, rows, keyword, value }: Example): string {
  const indexes = [...rows];
  const place = node.replace(/\[\]/g, () => (indexes.length > 0 ? `/${indexes.shift()}` : '[]'));
  const shape = effect === 'open' ? '' : `, ${shapeInWords(value)}`;
  const why = keyword === undefined ? '' : ` (${keyword})`;
  return `Por exemplo, ${GROUP_WORDS[group]}: ${tab}/${place} ${EXAMPLE_WORDS[effect]}${why}${shape}.`;
}

function shapeInWords({ kind, length }: Shape): string {
  const [word, unit] = SHAPE_WORDS[kind];
  return unit && length !== undefined ? `${word} de ${length} ${unit[length === 1 ? 0 : 1]}` : word;
}

function closingOf({ registrations, touched, others }: ImpactReport): string[] {
  const all = GROUPS.map((group) => `${registrations[group]} ${GROUP_WORDS[group]}`).join(', ');
  const own = sumOf(touched.counts) === 0 ? ['Nada acontece a nenhum deles.'] : countLines(touched);
  const unnamed = others.flatMap(({ wizard, tab, node, ...impact }) => [
    `  ${wizard}/${tab}/${node}`,
    ...linesOf(impact).map((line) => `      ${line}`),
  ]);
  const untold = unnamed.length > 0 ? ['Sem diferença que o explique:', ...unnamed] : [];
  return [`Cadastros avaliados: ${all}.`, ...own, ...untold];
}

const sumOf = (counts: Counts) =>
  GROUPS.reduce((sum, group) => sum + EFFECTS.reduce((own, effect) => own + counts[group][effect], 0), 0);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
