import type { Measured } from '../browser/measure';
import type { Cost } from '../browser/trace';
import type { Setting } from '../browser/visit';
import type { Weight } from '../browser/weigh';
import { type Figure, figureOf, medianOf } from './statistics';

/** Everything measured of one contender in one form at one speed. */
export interface Cell {
  contender: Setting['contender'];
  fields: number;
  /** Of a form with a list: its rows. */
  rows?: number;
  slowdown: number;
  /** By measure: the median within each repetition, then over the repetitions. */
  figures: Record<string, Figure>;
  /** By measure: the median within each repetition, in their order. */
  repetitions: Record<string, number[]>;
  /** By action: medians of what its tasks took by the clock, and of what they consist of. */
  details: Record<string, Omit<Cost, 'name' | 'task'>>;
  /** What its page weighs; at every speed the same. */
  weight?: Weight;
}

/** Collects the repetitions of a run. */
export interface Results {
  add(setting: Setting, measured: Measured): void;
  weigh(setting: Setting, weight: Weight): void;
  cells(): Cell[];
}

interface Collected {
  setting: Setting;
  repetitions: Record<string, number[]>;
  costs: Record<string, Cost[]>;
}

/** An empty collection. With idle work held, a measure is kept under its name and `Early`. */
export function createResults(): Results {
  const collected = new Map<string, Collected>();
  const weights = new Map<string, Weight>();
  const pageOf = ({ contender, fields, rows }: Setting) => [contender, fields, rows].join();
  const collect = (setting: Setting): Collected => {
    const key = [setting.contender, setting.fields, setting.rows, setting.slowdown].join();
    const own = collected.get(key) ?? { setting, repetitions: {}, costs: {} };
    collected.set(key, own);
    return own;
  };
  return {
    weigh(setting, weight) {
      weights.set(pageOf(setting), weight);
      collect(setting);
    },
    add(setting, { measures, costs }) {
      const own = collect(setting);
      const nameOf = (name: string) => (setting.idleWork === 'held' ? `${name}Early` : name);
      for (const [name, values] of Object.entries(measures)) {
        own.repetitions[nameOf(name)] = [...(own.repetitions[nameOf(name)] ?? []), medianOf(values)];
      }
      for (const cost of costs) {
        own.costs[nameOf(cost.name)] = [...(own.costs[nameOf(cost.name)] ?? []), cost];
      }
    },
    cells: () =>
      [...collected.values()].map(({ setting, repetitions, costs }) => {
        const weight = weights.get(pageOf(setting));
        return {
          contender: setting.contender,
          fields: setting.fields,
          ...(setting.rows !== undefined && { rows: setting.rows }),
          slowdown: setting.slowdown,
          figures: mapValues(repetitions, figureOf),
          repetitions,
          details: mapValues(costs, detailsOf),
          ...(weight && { weight }),
        };
      }),
  };
}

function detailsOf(costs: readonly Cost[]): Omit<Cost, 'name' | 'task'> {
  const median = (part: 'idle' | 'clock' | 'script' | 'style' | 'layout') =>
    figureOf(costs.map((cost) => cost[part])).median;
  return {
    idle: median('idle'),
    clock: median('clock'),
    script: median('script'),
    style: median('style'),
    layout: median('layout'),
  };
}

function mapValues<From, To>(values: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));
}
