import { describe, expect, it } from 'vitest';
import { everyday } from './everyday';
import { checked, expectAlike } from './sample';

const SEED = 20261130;

describe.each(Object.entries(everyday))('the tab made of an everyday form (%s)', (_, sample) => {
  it('passes the check, and lists what it leaves out', () => {
    const { notCarried, problems } = checked(sample);
    expect(problems).toEqual([]);
    expect(notCarried.map(({ pointer }) => pointer).sort()).toEqual([...sample.left].sort());
  });

  it('has no two sections with the same title', () => {
    const titles = checked(sample).tab.uiSchema['ui:sections'].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('shows, requires and accepts what rjsf does, whatever is answered', () => expectAlike(sample, SEED));
});
