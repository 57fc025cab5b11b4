import { expect, it } from 'vitest';
import { type CaseSubject, casesOf, type Found, finish, inSlices } from '../../../../engine/analyse/cases';
import { testedReader } from './reader';

function found(only: (subject: CaseSubject) => boolean): Found[] {
  const all: Found[] = [];
  finish(casesOf(testedReader(), { only }), (one: Found) => all.push(one));
  return all;
}

const ofRule = (id: string) =>
  found(
    (subject) => subject.kind === 'condition' && subject.place.of.kind === 'rule' && subject.place.of.rule.id === id,
  )[0] as Found;

const aimed = ({ cases }: Found) =>
  cases.map(({ aims, answers }) => [aims.map((aim) => Object.values(aim).join(' ')), answers]);

it('gives the smallest answers on both sides of a boundary, and what comes of them', () => {
  const child = ofRule('child');
  const leaf = '/rules/0/when/Birth';
  expect(aimed(child)).toEqual([
    [['fails', `decides ${leaf} false`], []],
    [['holds', `decides ${leaf} true`, `edge ${leaf} 2016-11-23`], [{ key: '/Birth', value: '2016-11-23' }]],
    [[`edge ${leaf} 2015-11-23`], [{ key: '/Birth', value: '2015-11-23' }]],
    [[`edge ${leaf} 2014-11-23`], [{ key: '/Birth', value: '2014-11-23' }]],
  ]);
  expect(child.cases.map((one) => one.expect)).toEqual([
    { hidden: ['/Guardian'], optional: ['/Guardian'] },
    { shown: ['/Guardian'], required: ['/Guardian'] },
    { shown: ['/Guardian'], required: ['/Guardian'] },
    { hidden: ['/Guardian'], optional: ['/Guardian'] },
  ]);
});

it('shows every leaf of alternatives deciding both ways, with what a server says of an option and with settings', () => {
  const { cases, missed } = ofRule('abroad');
  const decided = cases.flatMap(({ aims }) =>
    aims.filter(({ kind }) => kind === 'decides').map((aim) => Object.values(aim).slice(1).join(' ')),
  );
  const leaves = ['0/$option~1Country~1Abroad', '1/Kind', '1/$settings~1cards'];
  expect(decided.sort()).toEqual(
    leaves.flatMap((leaf) => [`/rules/1/when/anyOf/${leaf} false`, `/rules/1/when/anyOf/${leaf} true`]).sort(),
  );
  expect(missed).toEqual([]);
  const option = cases.find(({ given }) => given.options);
  expect(option?.given).toEqual({ data: { Country: true }, options: { '/Country': { Abroad: true } } });
});

it('proves that a condition cannot hold', () => {
  const { missed } = ofRule('never');
  expect(missed.map(({ aim, verdict, reason }) => [aim.kind, verdict, reason])).toContainEqual([
    'holds',
    'impossible',
    'noCombination',
  ]);
});

it('says that it is undecided here when there is more to try than it may', () => {
  const only = (subject: CaseSubject) => subject.kind === 'condition' && subject.place.pointer === '/rules/1/when';
  let last: Found | undefined;
  finish(casesOf(testedReader(), { only, most: 2 }), (one: Found) => {
    last = one;
  });
  expect(last?.missed[0]).toMatchObject({ verdict: 'undecided', reason: 'limit', tried: 2 });
});

it('asks events by a change, gates in front of their action, and lookups by their arguments', () => {
  const [lookup] = found((subject) => subject.kind === 'condition' && subject.place.of.kind === 'lookup') as [Found];
  const sent = lookup.cases.find(({ aims }) => aims.some(({ kind }) => kind === 'holds'));
  expect(sent?.given).toEqual({ change: { '/Zip': '01001000' }, data: {} });
  expect(sent?.expect).toMatchObject({ lookups: ['zip'] });
  const asked = ofRule('sure').cases.find(({ aims }) => aims.some(({ kind }) => kind === 'holds'));
  expect(asked?.given).toMatchObject({ before: 'advance', change: { '/Kind': 1 } });
  expect(asked?.expect).toEqual({ asks: ['sure'] });
});

it('shows, hides and requires fields, those of rows among them, and raises each error', () => {
  const fields = found(({ kind }) => kind === 'field');
  expect(
    fields.map(({ subject, missed }) => [subject.kind === 'field' && subject.node, missed.map(({ aim }) => aim.kind)]),
  ).toEqual([
    ['Guardian', []],
    ['Visa', ['requires']],
    ['Books[]/Price', []],
    ['Books[]/Since', []],
  ]);
  const errors = found(({ kind }) => kind === 'error');
  const named = errors.map(
    ({ subject, cases }) =>
      subject.kind === 'error' && `${subject.node} ${subject.rule ?? subject.keyword} ${cases.length}`,
  );
  expect(named).toContain('Books lost 1');
  expect(named).toContain('Guardian required 1');
  expect(named).toContain('Books[]/Price required 1');
  // Only a row that shows the field can have it wrong.
  expect(named).toContain('Books[]/Since notAfter 1');
});

it('lets others go on between two slices, and gives up when it is told to', async () => {
  let rests = 0;
  let time = 0;
  const slices = {
    async rest() {
      rests += 1;
    },
    now() {
      time += 20;
      return time;
    },
    isOver: () => rests === 3,
  };
  const all: Found[] = [];
  for await (const one of inSlices<Found>(casesOf(testedReader()), slices)) all.push(one);
  expect(rests).toBe(3);
  expect(all.length).toBeLessThan(found(() => true).length);
});
