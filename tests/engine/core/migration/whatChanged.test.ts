import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import type { MigrationStep } from '../../../../engine/core/migration/types';
import { type BothVersions, titleAt, whatChanged } from '../../../../engine/core/migration/whatChanged';
import { wizardOf } from '../../../support/session';
import { tabOf } from '../../../support/tabs';

type Tabs = Record<string, { fields: Record<string, FieldSchema>; required?: string[] }>;

const wizard = (tabs: Tabs) =>
  wizardOf(
    Object.entries(tabs).map(([id, { fields, required = [] }]) => ({
      ...tabOf(fields, [], { schema: { required } as never }),
      id,
      title: `Tab ${id}`,
    })),
    [],
  );
const rows = (fields: Record<string, FieldSchema>): FieldSchema => ({
  type: 'array',
  title: 'Cities',
  items: { type: 'object', properties: { Guid: { type: 'string' }, ...fields } },
});
const told = (before: Tabs, after: Tabs, more: Partial<BothVersions> & { steps?: MigrationStep[] } = {}) =>
  whatChanged({ before: wizard(before), after: wizard(after), steps: [], ...more }).map(
    ({ kind, title, tab }) => `${kind}: ${title} (${tab})`,
  );

describe('what changed in a form', () => {
  it('is nothing where both versions ask the same', () => {
    const both = { one: { fields: { Name: {}, cities: rows({ City: { title: 'City' } }) }, required: ['Name'] } };
    expect(told(both, both)).toEqual([]);
  });

  it('is a field that is new, one that is required now, one on another tab and one that is gone, by their titles', () => {
    const before = { one: { fields: { Name: {}, Nick: {}, Fax: { title: 'Fax number' } } }, two: { fields: {} } };
    const after = {
      one: { fields: { Name: {}, Job: { title: 'Profession' } }, required: ['Name'] },
      two: { fields: { Nick: { title: 'Nickname' } } },
    };
    const steps: MigrationStep[] = [{ id: '1', moved: 'one/Nick', to: 'two/Nick' }];
    expect(told(before, after, { steps })).toEqual([
      'added: Profession (Tab one)',
      'required: Name (Tab one)',
      'moved: Nickname (Tab two)',
      'gone: Fax number (Tab one)',
    ]);
  });

  it('is not that a field was renamed on its tab', () => {
    const steps: MigrationStep[] = [{ id: '1', moved: 'one/Nick', to: 'one/Social' }];
    expect(told({ one: { fields: { Nick: {} } } }, { one: { fields: { Social: {} } } }, { steps })).toEqual([]);
  });

  it('tells where each field stands, of rows without the row', () => {
    const cities = (fields: Record<string, FieldSchema>) => ({ one: { fields: { cities: rows(fields) } } });
    const [before, after] = [wizard(cities({ City: {} })), wizard(cities({ City: {}, State: { title: 'State' } }))];
    expect(whatChanged({ before, after, steps: [] })).toMatchObject([{ kind: 'added', place: 'one/cities/State' }]);
  });

  it('is that a field is retired, and not that one was split', () => {
    const before = { one: { fields: { Fax: {}, Name: {} } } };
    const after = { one: { fields: { First: {}, Last: {} } } };
    const steps: MigrationStep[] = [
      { id: '1', retired: 'one/Fax', title: 'Fax' },
      { id: '2', split: 'one/Name', into: ['one/First', 'one/Last'], at: ' ' },
    ];
    expect(told(before, after, { steps })).toEqual([
      'added: First (Tab one)',
      'added: Last (Tab one)',
      'gone: Fax (Tab one)',
    ]);
  });

  it('is a list as a whole where it came, went or moved, and a field of its rows where the list stays', () => {
    const cities = rows({ City: { title: 'City' } });
    const none = { one: { fields: {} }, two: { fields: {} } };
    const here = { one: { fields: { cities } }, two: { fields: {} } };
    const there = { one: { fields: {} }, two: { fields: { cities } } };
    const more = { one: { fields: { cities: rows({ City: { title: 'City' }, State: { title: 'State' } }) } } };
    expect(told(none, here)).toEqual(['added: Cities (Tab one)']);
    expect(told(here, none)).toEqual(['gone: Cities (Tab one)']);
    const steps: MigrationStep[] = [{ id: '1', moved: 'one/cities', to: 'two/cities' }];
    expect(told(here, there, { steps })).toEqual(['moved: Cities (Tab two)']);
    expect(told(here, more)).toEqual(['added: State (Tab one)']);
  });

  it('leaves out what is not on the screen', () => {
    const before = { one: { fields: { Fax: {} } } };
    const after = { one: { fields: { Job: {} } } };
    const never = () => false;
    expect(told(before, after, { wasShown: never })).toEqual(['added: Job (Tab one)']);
    expect(told(before, after, { isShown: never })).toEqual(['gone: Fax (Tab one)']);
  });
});

it('finds the title of a field, of a field of rows, and of a form of a list', () => {
  const loaded = wizard({ one: { fields: { Name: {}, cities: rows({ City: { title: 'City' } }) } } });
  expect(titleAt(loaded, 'one/Name')).toEqual({ title: 'Name', tab: 'Tab one' });
  expect(titleAt(loaded, 'one/cities/City')).toEqual({ title: 'City', tab: 'Tab one' });
  expect(titleAt(loaded, 'one/cities/new')).toEqual({ title: 'Cities', tab: 'Tab one' });
  expect(titleAt(loaded, 'one/Fax')).toBeUndefined();
});
