import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/lib/root.mjs';
import { createMetrics } from '../../server/app/metrics';
import { createCallMetrics } from '../../server/http/metrics/calls';
import { type Read, readFigures } from '../server/http/metrics/read';
import { serverForTests } from '../server/serverForTests';
import { addClient, LIVE_NO_WIZARDS } from '../server/testServer';

interface Panel {
  id: number;
  title: string;
  type: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; refId: string; legendFormat: string }[];
}

const dashboard = JSON.parse(readFileSync(join(ROOT, 'ops/grafana.json'), 'utf8'));
const panels: Panel[] = dashboard.panels;
const shown = panels.filter(({ type }) => type !== 'row');
const expressions = shown.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

const METRIC = /\b(?:ficha|process|nodejs)_\w+/g;
const WORDS =
  /^(sum|max|by|le|rate|topk|sort_desc|histogram_quantile|time|instance|status|method|route|wizard|step|state)$/;

const calls = createCallMetrics();
const { store, server } = serverForTests(() => ({ metrics: calls }));
let lines: Read[];
let kinds: Record<string, string>;
beforeAll(async () => {
  await addClient(store.database);
  await server.call('GET /health');
  const wizard = { id: 'pf', type: 1, registration: true, parts: [], tabs: [] } as never;
  const definitions = { ...LIVE_NO_WIZARDS, wizards: [{ wizard } as never] };
  const pool = () => ({ used: 1, idle: 2, waiting: 0, most: 10 });
  const { read, stop } = createMetrics(
    { database: store.database, definitions, clock: () => new Date(), pool, calls },
    () => {},
  );
  ({ kinds, lines } = readFigures(await read()));
  stop();
});

describe('the dashboard', () => {
  it('names figures that there are, and uses counters as such', () => {
    const names = new Set(lines.map(({ name }) => name));
    for (const expr of expressions) {
      const used: string[] = expr.match(METRIC) ?? [];
      expect([expr, used.length > 0, used.filter((name) => !names.has(name))]).toEqual([expr, true, []]);
      for (const name of used) {
        const isCounted = kinds[name] !== 'gauge';
        expect([expr, new RegExp(`rate\\(${name}\\{[^}]*\\}\\[`).test(expr)]).toEqual([expr, isCounted]);
      }
    }
  });

  it('shows every figure', () => {
    const used = new Set(expressions.flatMap((expr) => expr.match(METRIC) ?? []));
    expect([...new Set(lines.map(({ name }) => name))].filter((name) => !used.has(name))).toEqual([]);
  });

  it('groups, filters and names by labels that the figures have, or that Prometheus adds', () => {
    for (const { targets = [] } of shown) {
      for (const { expr, legendFormat } of targets) {
        const used: string[] = expr.match(METRIC) ?? [];
        const labels = new Set([
          'instance',
          ...lines.filter(({ name }) => used.includes(name)).flatMap((line) => Object.keys(line.labels)),
        ]);
        const named = [
          ...[...expr.matchAll(/by \(([^)]+)\)/g)].flatMap(([, list = '']) => list.split(', ')),
          ...[...expr.matchAll(/([a-z]+)=~?"/g)].map(([, name = '']) => name),
          ...[...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name),
        ];
        expect([expr, named.filter((name) => !labels.has(name))]).toEqual([expr, []]);
      }
    }
  });

  it('has expressions whose brackets close, of functions that Prometheus has', () => {
    for (const expr of expressions) {
      let open = '';
      const text = expr.replace(/"[^"]*"/g, '');
      for (const sign of text.replace(/[^(){}[\]]/g, '')) {
        const pair = { ')': '(', '}': '{', ']': '[' }[sign];
        if (!pair) open += sign;
        else expect([expr, open.at(-1)]).toEqual([expr, pair]);
        if (pair) open = open.slice(0, -1);
      }
      const words =
        text
          .replace(METRIC, '')
          .replace(/\[\$__rate_interval\]/g, '')
          .match(/[a-z_]\w*/g) ?? [];
      expect([expr, open, words.filter((word) => !WORDS.test(word))]).toEqual([expr, '', []]);
    }
  });

  it('has panels of their own ids that do not lie upon each other', () => {
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    for (const { targets = [] } of shown) expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
  });
});
