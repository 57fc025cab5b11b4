import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codes } from '../../../../engine/analyse/compare/codes';
import { english } from '../../../../engine/analyse/compare/english';
import type { CompareReport } from '../../../../engine/analyse/compare/types';
import { toHtml } from '../../../../engine/analyse/report/html';
import { toJson } from '../../../../engine/analyse/report/json';
import { portuguese } from '../../../../engine/analyse/report/portuguese';
import { toSarif } from '../../../../engine/analyse/report/sarif';
import { toText } from '../../../../engine/analyse/report/text';
import { changeOf, compared, versionOf } from '../compare/versions';

const { after } = changeOf('opcao-nova-e-opcao-retirada');
const label = { file: 'seguro/titular.json', at: '/schema/properties/Profissao/title', put: 'Ofício <b>&"' };
const removed = { file: 'seguro/titular.json', at: '/schema/properties/Contato/enum', put: ['e-mail', '<script>'] };
const report: CompareReport = compared(versionOf([]), versionOf([...after, label, removed]));
const name = ({ file, version }: { file: string; version: string }) => `${version}/${file}`;
const hashOf = (style: string) => `sha256-${createHash('sha256').update(style).digest('base64')}`;
const html = (of = report) =>
  toHtml(of, { name, before: 'HEAD~1:schemas', after: 'schemas', tokens: ':root{--ink:#111}', hashOf });

describe('sentences', () => {
  it('exist for every code in both languages, and leave no name in braces', () => {
    expect(Object.keys(english)).toEqual(Object.keys(portuguese));
    expect(new Set(Object.keys(english))).toEqual(new Set(Object.keys(codes)));
    for (const finding of report.findings) expect(finding.message).not.toMatch(/[{}]/);
    expect(toText(report, name)).not.toMatch(/\{\w+\}/);
  });

  it('name the same things in both languages', () => {
    const named = (text: string) => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();
    for (const code of Object.keys(codes) as (keyof typeof codes)[]) {
      expect([code, named(portuguese[code])]).toEqual([code, named(english[code])]);
    }
  });
});

it('as text it has the gravest first, and a line for each that is compatible', () => {
  const lines = toText(report, name).split('\n');
  expect(lines.filter((line) => /^\S/.test(line))).toEqual([
    'Perde dados (3)',
    'Compatível (4)',
    '7 diferenças: 3 em "perde dados", 4 em "compatível".',
  ]);
  expect(lines).toContain(
    '  after/seguro/titular.json:16:11  optionAdded  O campo "EstadoCivil" tem a nova opção 4 ("Divorciado(a)").  (seguro)',
  );
});

it('as JSON it is the report, with sentences for analysts', () => {
  const { isCompatible, findings } = JSON.parse(toJson(report, name));
  expect(isCompatible).toBe(false);
  expect(findings[0]).toMatchObject({
    id: 'optionRemoved:seguro/titular/EstadoCivil=3',
    kind: 'losesData',
    file: 'after/seguro/titular.json',
    message: expect.stringContaining('no longer has the option 3'),
    sentence: expect.stringContaining('não tem mais a opção 3'),
  });
});

it('as SARIF it has a rule for each code and a result for each finding, known again by its id', () => {
  const log = JSON.parse(toSarif(report, name));
  expect(log.version).toBe('2.1.0');
  const [run] = log.runs;
  expect(run.results).toHaveLength(report.findings.length);
  for (const [index, result] of run.results.entries()) {
    const { id, code, line, column } = report.findings[index] as CompareReport['findings'][number];
    expect(run.tool.driver.rules[result.ruleIndex].id).toBe(code);
    expect(result).toMatchObject({ ruleId: code, partialFingerprints: { 'finding/v1': id } });
    expect(result.locations[0].physicalLocation.region).toEqual({ startLine: line, startColumn: column });
    expect(['error', 'warning', 'note']).toContain(result.level);
  }
});

describe('as a page', () => {
  it('stands alone: no script, nothing loaded, its one style named by its hash', () => {
    const page = html();
    const [, css = ''] = /<style>([\s\S]*?)<\/style>/.exec(page) ?? [];
    expect(page).toContain(`default-src 'none'; style-src '${hashOf(css)}'`);
    expect(page).not.toMatch(/<script|style=|\son\w+=|<link|<img|url\(|@import|https?:/);
  });

  it('writes what the definitions say as text', () => {
    expect(html()).toContain('&quot;&lt;script&gt;&quot;');
  });

  it('says when nothing needs an answer', () => {
    expect(html({ findings: [], isCompatible: true })).toContain('Tudo é compatível');
  });
});

describe('what else is told of findings', () => {
  const id = 'optionRemoved:seguro/titular/EstadoCivil=3';
  const data = { counts: { approved: 2 } };
  const added = { findings: { [id]: { lines: ['2 <perdem>.'], data } }, closing: ['Ao todo 5.'], data: { all: 5 } };

  it('stands with its finding, and behind all, as text and as a page', () => {
    const text = toText(report, name, added);
    expect(text).toContain(`      2 <perdem>.\n      ${id}`);
    expect(text).toMatch(/\n\nAo todo 5\.$/);
    const page = toHtml(report, { name, before: 'a', after: 'b', tokens: '', hashOf, added });
    expect(page).toContain('2 &lt;perdem&gt;.');
    expect(page).toContain('<li>Ao todo 5.</li>');
  });

  it('is data as JSON and SARIF', () => {
    const json = JSON.parse(toJson(report, name, added));
    expect(json.impact).toEqual({ all: 5 });
    expect(json.findings.filter(({ impact }: { impact?: object }) => impact)).toMatchObject([{ id, impact: data }]);
    const [run] = JSON.parse(toSarif(report, name, added)).runs;
    expect(run.properties).toEqual({ impact: { all: 5 } });
    const told = run.results.filter(({ properties }: { properties: object }) => 'impact' in properties);
    expect(told).toMatchObject([
      {
        partialFingerprints: { 'finding/v1': id },
        message: { text: expect.stringContaining('2 <perdem>.') },
        properties: { impact: data },
      },
    ]);
  });
});
