/** One line of figures. */
export interface Read {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const LINE = /^([a-z_][a-z0-9_]*)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\[\\"n])*",?)*)\})? ([-+]?[\w.+-]+)$/;

/** Reads figures as strictly as Prometheus does. @throws at the first line that is none */
export function readFigures(text: string): { kinds: Record<string, string>; lines: Read[] } {
  const kinds: Record<string, string> = {};
  const lines: Read[] = [];
  if (!text.endsWith('\n')) throw new Error('the last line is not ended');
  for (const line of text.slice(0, -1).split('\n')) {
    const [, typed, kind] = /^# TYPE (\w+) (counter|gauge|histogram)$/.exec(line) ?? [];
    if (typed && kind) kinds[typed] = kind;
    if (line.startsWith('# ')) continue;
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (!name || value === undefined) throw new Error(`no figure: ${line}`);
    const base = kinds[name] ? name : name.replace(/_(bucket|sum|count)$/, '');
    if (!kinds[base]) throw new Error(`no type before ${line}`);
    const pairs = [...labels.matchAll(/([a-z_]+)="((?:[^"\\]|\\.)*)"/g)];
    const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value);
    lines.push({ name, labels: Object.fromEntries(pairs.map(([, key, text]) => [key, text])), value: number });
  }
  return { kinds, lines };
}
