import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CompareReport } from '../../engine/analyse/compare/types';
import { answered, request } from '../../scripts/lib/answers';
import { readPublishWords } from '../../scripts/lib/publishWords';
import { temporaryFolder } from '../support/temporaryFolder';

const file = join(temporaryFolder(), 'respostas.json');
type Finding = CompareReport['findings'][number];

const finding = (over: Partial<Finding>) => ({ fields: [], message: '', wizard: 'pf', ...over }) as unknown as Finding;
const ASKS = finding({ id: 'fieldAddedRequired:pf/a/B', kind: 'asksMore' });
const LOSES = finding({ id: 'fieldRemoved:pf/a/C', kind: 'losesData' });
const { wizard: _, ...rest } = finding({ id: 'typeRemoved:3', kind: 'losesData' });
const OUTSIDE = rest as Finding;

/** What a file of answers makes of these findings. */
function answer(answers: object, startsAt?: string) {
  writeFileSync(file, JSON.stringify(answers));
  return answered({ findings: [ASKS, LOSES, OUTSIDE] } as unknown as CompareReport, file, startsAt);
}

describe('answers to differences', () => {
  it('are asked for with a file that decides nothing about what is lost', () => {
    const text = request([ASKS, LOSES]);
    expect(JSON.parse(/^\{$[^}]*^\}$/m.exec(text)?.[0] ?? '')).toEqual({ [ASKS.id]: 'carry', [LOSES.id]: '' });
    expect(text).toContain('Onde está "" perde-se o que alguém já respondeu');
    expect(request([ASKS])).not.toContain('Onde está ""');
    expect(request([OUTSIDE])).toContain('O que não é de um formulário só pode ter a resposta "carry".');
  });

  it('are none where they are empty', () => {
    expect(answer({ [ASKS.id]: 'carry', [LOSES.id]: '' }).map((each) => each.answer)).toEqual([
      { kind: 'carry' },
      undefined,
      undefined,
    ]);
  });

  it('refuse a day that is over, or is so before the version is in force', () => {
    const by = (finish: string, startsAt?: string) => () => answer({ [ASKS.id]: { finish } }, startsAt);
    expect(by('2026-01-31')).toThrow(`${file}: ${ASKS.id}: 2026-01-31 já passou.`);
    expect(by('2099-01-31', '2099-02-01T03:00:00.000Z')).toThrow('2099-01-31 acaba antes de a versão nova valer.');
    expect(by('2099-01-31', '2099-01-31T12:00:00.000Z')()[0]?.answer).toEqual({
      kind: 'finish',
      until: '2099-02-01T03:00:00.000Z',
    });
  });

  it('carry what is of no wizard, and nothing else', () => {
    expect(() => answer({ [OUTSIDE.id]: { stop: 'Leia.' } })).toThrow('só pode ter a resposta "carry"');
    expect(answer({ [OUTSIDE.id]: 'carry' })[2]?.answer).toEqual({ kind: 'carry' });
  });
});

describe('the words of a command that publishes', () => {
  it.each([
    [['--nota', 'x'], 'Não há a opção "--nota". As opções são --note, --author, --answers, --from.'],
    [['--note'], 'Escreva um valor depois de --note.'],
    [['--note', '--author', 'Ana'], 'Escreva um valor depois de --note.'],
    [['--from', 'amanhã'], '"amanhã" não é um momento, escrito como 2027-01-31 ou 2027-01-31T08:00.'],
    [['--from', '2020-01-01'], '2020-01-01 já passou.'],
  ])('are refused in words: %j', (words, message) => {
    expect(() => readPublishWords(words)).toThrow(message);
  });

  it('give the moment in Brasília', () => {
    expect(readPublishWords(['schemas', '--from', '2099-01-31T08:00'])).toMatchObject({
      positionals: ['schemas'],
      startsAt: '2099-01-31T11:00:00.000Z',
    });
  });
});
