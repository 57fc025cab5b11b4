import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import type { Weight } from '../browser/weigh';
import type { Contender } from '../contenders';
import type { Found } from '../measureAll';
import { round } from '../results/statistics';
import type { Plan } from '../settings';
import { FACTS } from './facts';

/** One contender in one form. */
export interface ReportCell {
  contender: Contender;
  fields: number;
  weight: Weight;
  /** By measure: what each repetition gave, in their order, in milliseconds. */
  repetitions: Record<string, number[]>;
}

/** What was measured at once. */
export interface ReportRun {
  /** Lengths of the forms. */
  fields: number[];
  /** The day, yyyy-mm-dd. */
  measured: string;
  repetitions: number;
  /** This engine: the commit that was checked out, in short; none where git does not know. */
  commit?: string;
  /** The load of the machine before and after every repetition. */
  loads: number[];
}

/** `docs/benchmark.json`: all that the page of the benchmark is made from. */
export interface Report {
  chromium: string;
  processors: number;
  /** By the shortest of their forms. */
  runs: ReportRun[];
  /** By package. */
  versions: Record<string, string>;
  cells: ReportCell[];
}

const KEPT = ['firstField', 'allFields', 'firstKey', 'key', 'keyThenPause', 'leave', 'toggle', 'validateWhole'];

/** What is kept of a run; `commit` is the one that was checked out, empty where git does not know. */
export function reportOf(
  { chromium, loads, cells }: Found,
  { fields, repetitions, contenders }: Plan,
  commit: string,
): Report {
  return {
    chromium,
    processors: availableParallelism(),
    runs: [
      {
        ...{
          fields,
          measured: new Date().toISOString().slice(0, 10),
          repetitions,
          ...(commit && { commit: commit.slice(0, 8) }),
        },
        loads: loads.map(round),
      },
    ],
    versions: versionsOf(contenders),
    cells: cells.map(({ contender, fields: count, weight, repetitions: all }) => ({
      contender: contender as Contender,
      fields: count,
      weight: weight as Weight,
      repetitions: Object.fromEntries(KEPT.map((measure) => [measure, (all[measure] ?? []).map(round)])),
    })),
  };
}

/** The lengths of the forms of a report, the shortest first. */
export const fieldsOf = ({ runs }: Pick<Report, 'runs'>): number[] =>
  runs.flatMap(({ fields }) => fields).sort((a, b) => a - b);

/**
 * A report with the forms of other lengths that an earlier one has; without them where that was measured in another browser,
 * on other processors or with other libraries.
 */
export function withEarlier(report: Report, earlier: Report): Report {
  const standsOn = ({ chromium, processors, versions }: Report) => JSON.stringify([chromium, processors, versions]);
  if (standsOn(report) !== standsOn(earlier)) return report;
  const isKept = (fields: number) => !fieldsOf(report).includes(fields);
  const kept = earlier.runs
    .map((run) => ({ ...run, fields: run.fields.filter(isKept) }))
    .filter(({ fields }) => fields.length > 0);
  return {
    ...report,
    runs: [...kept, ...report.runs].sort((a, b) => Math.min(...a.fields) - Math.min(...b.fields)),
    cells: [...report.cells, ...earlier.cells.filter(({ fields }) => isKept(fields))].sort(
      (a, b) => a.fields - b.fields,
    ),
  };
}

/** As a file: one contender in one form per line. */
export function writtenReport({ cells, ...head }: Report): string {
  const lines = cells.map((cell) => `    ${JSON.stringify(cell)}`);
  return `${JSON.stringify(head, undefined, 2).slice(0, -2)},\n  "cells": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

function versionsOf(contenders: readonly Contender[]): Record<string, string> {
  const asked = ['package.json', 'bench/peers/package.json'].map((file) =>
    JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
  );
  const all: Record<string, string> = Object.assign(
    {},
    ...asked.flatMap((one) => [one.devDependencies, one.dependencies]),
  );
  const names = contenders.flatMap((contender) => FACTS[contender].packages);
  return Object.fromEntries(names.map((name) => [name, all[name] as string]));
}
