import { describe, expect, it } from 'vitest';
import { BLOCKS } from '../../../../contract/blocks';
import { casesOf, type Found, finish, perform } from '../../../../engine/analyse/cases';
import { unmetOf } from '../../../../engine/analyse/cases/expect';
import { reachedIn } from '../../../../engine/analyse/cases/ofConditions';
import { loadSchemas } from '../../../../engine/compile';
import { testedTabs } from '../../../../scripts/lib/testedTabs';

const { schemas } = loadSchemas('schemas', { blocks: BLOCKS });
if (!schemas) throw new Error('The definitions have problems.');
const tabs = [...schemas.wizards, ...schemas.forms].flatMap((loaded) =>
  testedTabs(schemas, loaded).map((tested) => ({
    name: `${loaded.definition.id}/${tested.tab.definition.id}`,
    tested,
  })),
);

describe.each(tabs)('the cases of $name', ({ tested }) => {
  it('bring about what they were made for when they are run as examples, and what they expect', () => {
    const all: Found[] = [];
    finish(casesOf(tested, { most: 250 }), (one: Found) => all.push(one));
    for (const { subject, cases } of all) {
      for (const { aims, given, expect: expected } of cases) {
        const performance = perform(tested, structuredClone(given));
        const said = `${JSON.stringify(given)} ${JSON.stringify(subject)}`;
        expect([...unmetOf(performance, expected)], said).toEqual([]);
        const [aim] = aims;
        if (subject.kind !== 'condition' || aim?.kind === 'edge') continue;
        expect(reachedIn(subject.place, performance), said).toContainEqual(aim);
      }
    }
    expect(all.length === 0 || all.some(({ cases }) => cases.length > 0)).toBe(true);
  });
});
