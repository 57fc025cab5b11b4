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

/** `docs/benchmark.json`: all that the page of the benchmark is made from. */
export interface Report {
  /** The day, yyyy-mm-dd. */
  measured: string;
  chromium: string;
  processors: number;
  repetitions: number;
  /** The load of the machine before and after every repetition. */
  loads: number[];
  fields: number[];
  /** By package. */
  versions: Record<string, string>;
  cells: ReportCell[];
}

const KEPT = ['firstField', 'allFields', 'firstKey', 'key', 'keyThenPause', 'leave', 'toggle', 'validateWhole'];

/** What is kept of a run. */
export function reportOf({ chromium, loads, cells }: Found, { fields, repetitions, contenders }: Plan): Report {
  return {
    measured: new Date().toISOString().slice(0, 10),
    chromium,
    processors: availableParallelism(),
    repetitions,
    loads: loads.map(round),
    fields,
    versions: versionsOf(contenders),
    cells: cells.map(({ contender, fields: count, weight, repetitions: all }) => ({
      contender: contender as Contender,
      fields: count,
      weight: weight as Weight,
      repetitions: Object.fromEntries(KEPT.map((measure) => [measure, (all[measure] ?? []).map(round)])),
    })),
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
