import type { Code } from '../compare/codes';
import type { CompareFinding, CompareReport, Kind } from '../compare/types';
import type { Additions } from './additions';
import { portuguese } from './portuguese';
import type { NameFile } from './text';
import { kindWords, sentenceOf, suggestionSentence, witnessSentence } from './words';

/** How grave a kind is to a review tool. */
const LEVELS: Record<Kind, 'error' | 'warning' | 'note'> = {
  losesData: 'error',
  breaksContract: 'error',
  changesMeaning: 'warning',
  asksMore: 'warning',
  undecidable: 'warning',
  compatible: 'note',
};

/**
 * The report for review tools: a rule for each code, a result for each finding, known again by its id.
 * Source: SARIF 2.1.0, OASIS Standard, 27 March 2020.
 */
export function toSarif({ findings }: CompareReport, name: NameFile, added?: Additions): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: { name: 'definitions diff', language: 'pt-BR', rules: codes.map((code) => ruleOf(code, findings)) },
        },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => {
          return resultOf(finding, {
            ruleIndex: codes.indexOf(finding.code),
            name,
            added: added?.findings[finding.id],
          });
        }),
        ...(added && { properties: { impact: added.data } }),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function ruleOf(code: Code, findings: readonly CompareFinding[]) {
  const { kind } = findings.find((finding) => finding.code === code) as CompareFinding;
  return {
    id: code,
    shortDescription: { text: portuguese[code] },
    fullDescription: { text: `${kindWords[kind].title}. ${kindWords[kind].means}` },
    defaultConfiguration: { level: LEVELS[kind] },
  };
}

/** Where a result stands, and what is added to it. */
interface ResultInput {
  ruleIndex: number;
  name: NameFile;
  added: Additions['findings'][string] | undefined;
}

function resultOf(finding: CompareFinding, { ruleIndex, name, added }: ResultInput) {
  const { id, code, kind, line, column, version, witness, suggestion } = finding;
  const more = [witness && witnessSentence(witness), suggestionSentence(finding)].filter((each) => each !== undefined);
  return {
    ruleId: code,
    ruleIndex,
    level: LEVELS[kind],
    message: { text: [sentenceOf(finding), ...more, ...(added?.lines ?? [])].join(' ') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(name(finding)) },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
    partialFingerprints: { 'finding/v1': id },
    properties: {
      kind,
      version,
      ...(witness && { witness }),
      ...(suggestion && { suggestion }),
      ...(added && { impact: added.data }),
    },
  };
}
