/** One value of a figure; `suffix` is what a histogram adds to its name. */
export interface Sample {
  value: number;
  labels?: Readonly<Record<string, string>>;
  suffix?: '_bucket' | '_sum' | '_count';
}

/** A figure as Prometheus takes it. */
export interface Figure {
  name: string;
  help: string;
  kind: 'counter' | 'gauge' | 'histogram';
  /** None where it is not known at the moment. */
  samples: readonly Sample[];
}

/** A gauge without labels; without a value where it is not known. */
export function gauge(name: string, help: string, value: number | undefined): Figure {
  return { name, help, kind: 'gauge', samples: value === undefined ? [] : [{ value }] };
}

/**
 * Figures as text.
 * Source: https://prometheus.io/docs/instrumenting/exposition_formats/, version 0.0.4, without time stamps.
 */
export function toText(figures: readonly Figure[]): string {
  const lines = figures.flatMap(({ name, help, kind, samples }) => [
    `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}`,
    `# TYPE ${name} ${kind}`,
    ...samples.map(({ suffix = '', labels = {}, value }) => `${name}${suffix}${toLabels(labels)} ${toNumber(value)}`),
  ]);
  return `${lines.join('\n')}\n`;
}

function toLabels(labels: Readonly<Record<string, string>>): string {
  const all = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, escaped)}"`);
  return all.length === 0 ? '' : `{${all.join(',')}}`;
}

const escaped = (sign: string) => (sign === '\n' ? '\\n' : `\\${sign}`);

const toNumber = (value: number) => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value));
