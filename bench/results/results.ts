import type { Measures, Parts } from '../browser/measure';
import type { Setting } from '../browser/visit';
import { type Figure, figureOf, medianOf } from './statistics';

/** Everything measured of one contender in one form at one speed. */
export interface Cell {
  contender: Setting['contender'];
  fields: number;
  slowdown: number;
  /** By measure: the median within each repetition, then over the repetitions. */
  figures: Record<string, Figure>;
  /** By action: medians of what its tasks consist of. */
  parts: Record<string, { clock: number; script: number; style: number; layout: number }>;
}

/** Collects the repetitions of a run. */
export interface Results {
  add(setting: Setting, measures: Measures, parts: Parts): void;
  cells(): Cell[];
}

interface Collected {
  setting: Setting;
  repetitions: Record<string, number[]>;
  parts: Parts;
}

/** An empty collection. With idle work held, a measure is kept under its name and `Early`. */
export function createResults(): Results {
  const collected = new Map<string, Collected>();
  return {
    add(setting, measures, parts) {
      const { contender, fields, slowdown, idleWork } = setting;
      const key = [contender, fields, slowdown].join();
      const own = collected.get(key) ?? { setting, repetitions: {}, parts: {} };
      collected.set(key, own);
      const nameOf = (name: string) => (idleWork === 'held' ? `${name}Early` : name);
      for (const [name, values] of Object.entries(measures)) {
        const before = own.repetitions[nameOf(name)] ?? [];
        own.repetitions[nameOf(name)] = [...before, name === 'jump' ? Math.max(...values) : medianOf(values)];
      }
      for (const [name, { clock, script, style, layout }] of Object.entries(parts)) {
        const before = own.parts[nameOf(name)] ?? { clock: [], script: [], style: [], layout: [] };
        before.script.push(...script);
        before.style.push(...style);
        before.layout.push(...layout);
        own.parts[nameOf(name)] = before;
      }
    },
    cells: () =>
      [...collected.values()].map(({ setting, repetitions, parts }) => ({
        contender: setting.contender,
        fields: setting.fields,
        slowdown: setting.slowdown,
        figures: mapValues(repetitions, figureOf),
        parts: mapValues(parts, ({ clock, script, style, layout }) => ({
          clock: figureOf(clock).median,
          script: figureOf(script).median,
          style: figureOf(style).median,
          layout: figureOf(layout).median,
        })),
      })),
  };
}

function mapValues<From, To>(values: Record<string, From>, to: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, to(value)]));
}
