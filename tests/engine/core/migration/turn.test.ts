import { describe, expect, it } from 'vitest';
import type { FieldSchema } from '../../../../engine/core/definition/types';
import { turnAllRound, turnRound } from '../../../../engine/core/migration/turn';
import type { MigrationStep } from '../../../../engine/core/migration/types';

const turned: [MigrationStep, MigrationStep[]][] = [
  [{ id: 's', moved: 'a/x', to: 'b/y' }, [{ id: 'back:s', moved: 'b/y', to: 'a/x' }]],
  [
    { id: 's', split: 'a/x', into: ['a/y', 'b/z'], at: ' ' },
    [{ id: 'back:s', merged: ['a/y', 'b/z'], into: 'a/x', with: ' ' }],
  ],
  [
    { id: 's', merged: ['a/y', 'b/z'], into: 'a/x', with: '; ' },
    [{ id: 'back:s', split: 'a/x', into: ['a/y', 'b/z'], at: '; ' }],
  ],
  [{ id: 's', codes: 'a/x', map: { A: 'B', B: 'A' } }, [{ id: 'back:s', codes: 'a/x', map: { A: 'B', B: 'A' } }]],
  [{ id: 's', codes: 'a/x', map: { '1': 10 } }, [{ id: 'back:s', codes: 'a/x', map: { '10': 1 } }]],
  [{ id: 's', retired: 'a/x', title: 'X' }, []],
];

const cannot: MigrationStep[] = [
  { id: 's', merged: ['a/y', 'b/z'], into: 'a/x', with: '' },
  { id: 's', merged: ['a/y', 'b/z'], into: 'a/x', with: ' ' },
  { id: 's', codes: 'a/x', map: { A: 'C', B: 'C' } },
  { id: 's', codes: 'a/x', map: { A: null } },
  { id: 's', default: 'a/x', value: 'BR' },
];

describe('a step turned round', () => {
  it.each(turned)('takes data of %j back', (step, back) => {
    expect(turnRound(step)).toEqual(back);
  });

  it.each(cannot)('does not exist of %j', (step) => {
    expect(turnRound(step)).toBeUndefined();
  });

  it('has its own id again when it is turned twice', () => {
    const [back] = turnRound({ id: 's', moved: 'a/x', to: 'b/y' }) as [MigrationStep];
    expect(turnRound(back)).toEqual([{ id: 's', moved: 'a/x', to: 'b/y' }]);
  });

  it('gives codes the type that the older version has', () => {
    const older = (): FieldSchema => ({ type: 'integer', oneOf: [{ const: 1, title: 'One' }] });
    expect(turnRound({ id: 's', codes: 'a/x', map: { '1': 'one' } }, older)).toEqual([
      { id: 'back:s', codes: 'a/x', map: { one: 1 } },
    ]);
  });

  it('does not exist of a code that became one that there was', () => {
    const older = (): FieldSchema => ({ type: 'string', enum: ['A', 'B'] });
    expect(turnRound({ id: 's', codes: 'a/x', map: { A: 'B' } }, older)).toBeUndefined();
  });

  it('retires what got a default and was not asked before', () => {
    const older = () => undefined;
    expect(turnRound({ id: 's', default: 'a/x', value: 'BR' }, older)).toEqual([
      { id: 'back:s', retired: 'a/x', title: 'x' },
    ]);
  });
});

describe('steps turned round', () => {
  it('go the other way', () => {
    expect(
      turnAllRound([
        { id: '1', moved: 'a/x', to: 'a/y' },
        { id: '2', moved: 'a/y', to: 'b/y' },
      ]),
    ).toEqual({
      steps: [
        { id: 'back:2', moved: 'b/y', to: 'a/y' },
        { id: 'back:1', moved: 'a/y', to: 'a/x' },
      ],
    });
  });

  it('ask the older version by the names that it has', () => {
    const asked: string[] = [];
    turnAllRound(
      [
        { id: '1', moved: 'a/x', to: 'b/y' },
        { id: '2', default: 'b/y', value: 1 },
      ],
      (place) => {
        asked.push(place);
        return undefined;
      },
    );
    expect(asked).toEqual(['a/x']);
  });

  it('name all that cannot be turned', () => {
    const lost: MigrationStep = { id: '2', codes: 'a/x', map: { A: null } };
    expect(turnAllRound([{ id: '1', moved: 'a/x', to: 'a/y' }, lost])).toEqual({ cannot: [lost] });
  });
});
