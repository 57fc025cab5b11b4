import type { Group } from '../../../contract/lifeCycle';
import type { PublishedFinding } from '../../storage/definitions/types';

/**
 * What a change of the definitions does to a registration: a new question is open, a value goes, an answer is refused; or
 * it is left open, for what is stored does not tell.
 */
export const EFFECTS = ['asked', 'lost', 'refused', 'open'] as const;

export type Effect = (typeof EFFECTS)[number];

/** What is said of a value in place of it. */
export interface Shape {
  kind: 'text' | 'number' | 'flag' | 'list' | 'object' | 'nothing';
  /** Characters of a text, digits of a number, items of a list. */
  length?: number;
}

/** One thing that a change does to a registration. Nothing in it tells whose it is, nor what was answered. */
export interface Difference {
  effect: Effect;
  tab: string;
  /** `Cep`, `contas[]/Agencia`, `#arquivos` of a block: as the later version names it, of a value that goes as the one before does. */
  node: string;
  /** The rows on the way to it, from 0. */
  rows: number[];
  /** Why it is refused. */
  keyword?: string;
  value: Shape;
}

/** A finding, and where the later version has what it is about, if elsewhere: `tab`, `tab/field`. */
export interface ImpactFinding extends PublishedFinding {
  to?: string;
}

/** Registrations by what they are and what happens to them. */
export type Counts = Record<Group, Record<Effect, number>>;

/** A difference of one registration, for people to look at. */
export interface Example extends Difference {
  group: Group;
}

/** What a finding does to the registrations that there are. */
export interface FindingImpact {
  counts: Counts;
  /** Approved ones that could not be renewed without another answer. */
  refusedAtRenewal: number;
  /** Different ones, ten at most. */
  examples: Example[];
}

/** What no finding tells of, by place. */
export interface UnnamedImpact extends FindingImpact {
  wizard: string;
  tab: string;
  node: string;
}

/** What a change does to all the registrations that there are. */
export interface ImpactReport {
  /** Those that were looked at. */
  registrations: Record<Group, number>;
  /** Those to which anything happens. */
  touched: Omit<FindingImpact, 'examples'>;
  /** By the id of the finding; none where nothing happens. */
  findings: Record<string, FindingImpact>;
  others: UnnamedImpact[];
}
