import { describe, expect, it } from 'vitest';
import { coverageOf, examplesOf, failuresOf, finish } from '../../../../engine/analyse/cases';
import type { Expectation, StoryDefinition } from '../../../../engine/core/definition/types';
import type { Json } from '../../../../engine/core/json';
import { testedReader } from './reader';

/** What of the last of these stories did not come, by its place. */
function unmet(...stories: StoryDefinition[]): string[] {
  const tested = testedReader({ valid: [], invalid: [], stories });
  const example = examplesOf(tested.tab.definition).at(-1);
  return example
    ? [...failuresOf(tested, example)].map(({ pointer, found }) => `${pointer} ${JSON.stringify(found)}`)
    : [];
}

const ana: StoryDefinition = {
  title: 'Ana',
  today: '2026-11-23',
  data: { Birth: '2020-01-01', Guardian: 'Bia', Zip: '01001000' },
  expect: { errors: [] },
};
const like = (story: Partial<StoryDefinition>, expected: Expectation): StoryDefinition => ({
  title: 'another',
  as: 'Ana',
  ...story,
  expect: expected,
});

describe('a story', () => {
  it('is held against every key of its expectation', () => {
    const said: Expectation = {
      shown: ['/Guardian', '#all'],
      hidden: ['/Visa'],
      required: ['/Guardian'],
      optional: ['/Kind'],
      open: ['/Street'],
      values: { '/Guardian': 'Bia', '/Street': null },
      errors: [],
      asks: [],
      lookups: [],
      parts: { none: false },
      skipped: false,
    };
    expect(unmet({ ...ana, expect: said })).toEqual([]);
    const wrong: Expectation = {
      hidden: ['/Guardian'],
      locked: ['/Street'],
      values: { '/Guardian': 'Eva' },
      errors: ['/Zip'],
      skipped: true,
    };
    expect(unmet({ ...ana, expect: wrong })).toEqual([
      '/examples/stories/0/expect/hidden/0 false',
      '/examples/stories/0/expect/locked/0 false',
      '/examples/stories/0/expect/values/~1Guardian "Bia"',
      '/examples/stories/0/expect/errors []',
      '/examples/stories/0/expect/skipped false',
    ]);
  });

  it('has what another one has, but for what it says itself; nothing is what null says', () => {
    expect(
      unmet(ana, like({ data: { Guardian: null } }, { errors: ['/Guardian'], values: { '/Zip': '01001000' } })),
    ).toEqual([]);
    expect(unmet(ana, like({ today: '2040-01-01' }, { hidden: ['/Guardian'], values: { '/Guardian': null } }))).toEqual(
      [],
    );
  });

  it('changes fields, and takes the answers of lookups', () => {
    const change = { '/Zip': '20040020' };
    expect(
      unmet(
        ana,
        like(
          { change, answers: { zip: { street: 'Rua' } } },
          { values: { '/Street': 'Rua' }, locked: ['/Street'], lookups: ['zip'] },
        ),
      ),
    ).toEqual([]);
    expect(
      unmet(ana, like({ data: { Street: 'Rua' }, change, answers: { zip: null } }, { values: { '/Street': null } })),
    ).toEqual([]);
    expect(unmet(ana, like({ change: { '/Zip': '1' } }, { lookups: [] }))).toEqual([]);
  });

  it('says which rows of a list a block is about', () => {
    const Books: Json[] = [{ Title: 'Emma' }, { Title: 'Dom Casmurro', Lost: true, Price: 20 }];
    expect(
      unmet(ana, like({ data: { Books } }, { chosen: { letter: ['tab/Books/1'] }, required: ['/Books/1/Price'] })),
    ).toEqual([]);
    expect(unmet(ana, like({ data: { Books } }, { chosen: { letter: [] } }))).toEqual([
      '/examples/stories/1/expect/chosen/letter ["tab/Books/1"]',
    ]);
  });

  it('hears the questions in front of what is done', () => {
    expect(unmet(ana, like({ change: { '/Kind': 2 }, before: 'advance' }, { asks: ['sure'] }))).toEqual([]);
    expect(unmet(ana, like({ before: 'advance' }, { asks: [] }))).toEqual([]);
  });

  it('knows what the server says of an option', () => {
    expect(
      unmet(ana, like({ data: { Country: 'PT' }, options: { '/Country': { Abroad: true } } }, { shown: ['/Visa'] })),
    ).toEqual([]);
    expect(unmet(ana, like({ data: { Country: 'PT' } }, { hidden: ['/Visa'] }))).toEqual([]);
  });
});

it('covers a leaf once it decides, and an event only once it happens', () => {
  const stories: StoryDefinition[] = [
    ana,
    like({ today: '2040-01-01' }, { hidden: ['/Guardian'] }),
    like({ title: 'third', change: { '/Zip': '2' } }, { lookups: [] }),
  ];
  const coverage = finish(coverageOf(testedReader({ valid: [], invalid: [], stories })));
  const open = Object.fromEntries(
    coverage.map(({ place, holds, fails, open: aims }) => [place.pointer, [holds, fails, aims.length]]),
  );
  expect(open['/rules/0/when']).toEqual([2, 1, 0]);
  expect(open['/rules/3/lookup']).toEqual([0, 1, 1]);
  expect(open['/rules/5/when']).toEqual([0, 0, 2]);
});
