import { describe, expect, it } from 'vitest';
import {
  editMode,
  isActive,
  isInRenewal,
  mayBeginRenewal,
  mayEdit,
  refuseEntry,
  STATUS,
  type Status,
  statusOnceAnswered,
  statusOnceSent,
  toStatus,
} from '../../contract/lifeCycle';
import { missingText, STATUS_WORDS } from '../../contract/lifeCycleWords';

const { notStarted, inApproval, approved, expired, inReview, inactive } = STATUS;
const ALL = Object.values(STATUS);
const where = (holds: (status: Status) => boolean) => ALL.filter(holds);

describe('the life cycle of a registration', () => {
  it('[PF-OP-77, O-02] has the six statuses of the specification by their numbers', () => {
    expect(ALL).toEqual([0, 1, 2, 3, 4, 5]);
    expect(ALL.slice(1).map((status) => STATUS_WORDS[status].title)).toEqual([
      'Em aprovação',
      'Aprovado',
      'Vencido',
      'Em revisão',
      'Inativo',
    ]);
  });

  it.each([
    [0, notStarted],
    ['2', approved],
    [5, inactive],
    [6, inactive],
    ['x', inactive],
    [-1, inactive],
  ])('reads %j as a status; what is none may do nothing', (value, status) => {
    expect(toStatus(value)).toBe(status);
  });

  it('lets everything be edited but what is reviewed and not altered, and what is inactive', () => {
    expect(where((status) => mayEdit(status, false))).toEqual([notStarted, inApproval, approved, expired]);
    expect(where((status) => mayEdit(status, true))).toEqual([notStarted, inApproval, approved, expired, inReview]);
    expect(where(isActive)).toEqual([notStarted, inApproval, approved, expired, inReview]);
  });

  it('[CF-STA-02, CF-STA-05, PF-GER-06] is in approval after a first sending, in review after every other', () => {
    expect([notStarted, inApproval, approved, expired, inReview].map(statusOnceSent)).toEqual([
      inApproval,
      inApproval,
      inReview,
      inReview,
      inReview,
    ]);
  });

  it('[PF-SUI-19] goes to review with the questionnaire; an expired one only when its owner may stay', () => {
    expect(ALL.map((status) => statusOnceAnswered(status, true))).toEqual([0, 1, 4, 4, 4, 5]);
    expect(ALL.map((status) => statusOnceAnswered(status, false))).toEqual([0, 1, 4, undefined, 4, 5]);
  });

  it('is renewed when expired, when approved and begun, and in review while altered', () => {
    expect(where((status) => isInRenewal(status, false, true))).toEqual([expired]);
    expect(where((status) => isInRenewal(status, true, false))).toEqual([approved, expired]);
    expect(where((status) => isInRenewal(status, true, true))).toEqual([approved, expired, inReview]);
    expect(where(mayBeginRenewal)).toEqual([approved]);
  });

  it('is shown as new until it was sent', () => {
    expect(ALL.map((status) => editMode(status, false))).toEqual(['new', 'edit', 'edit', 'edit', 'edit', 'edit']);
    expect(editMode(expired, true)).toBe('renewal');
    expect(editMode(notStarted, true)).toBe('new');
  });

  it.each<[string, boolean, boolean, Partial<Record<Status, string>>]>([
    ['a password', false, false, { [inApproval]: 'inAnalysis' }],
    ['a password, custom brand', false, true, { [inApproval]: 'inAnalysis' }],
    ['a token alone', true, false, { [inApproval]: 'inAnalysis', [inactive]: 'inactive' }],
    [
      'a token alone, custom brand',
      true,
      true,
      {
        [inApproval]: 'inAnalysis',
        [approved]: 'useApp',
        [expired]: 'useApp',
        [inReview]: 'inAnalysis',
        [inactive]: 'inactive',
      },
    ],
  ])(
    '[ACC-LOGIN-23, ACC-LOGIN-24, ACC-LOGIN-25] lets in or not, with %s',
    (_way, isTokenOnly, isCustomBrand, refusals) => {
      const found = ALL.map((status) => refuseEntry(status, { mayStay: false, isTokenOnly, isCustomBrand }));
      expect(found).toEqual(ALL.map((status) => refusals[status]));
      expect(refuseEntry(inApproval, { mayStay: true, isTokenOnly, isCustomBrand })).toBeUndefined();
    },
  );
});

it('says what is missing in the number of what it is', () => {
  expect(missingText(['Produtos'])).toBe('Falta Produtos.');
  expect(missingText(['Dados Bancários', 'Documentos', 'Produtos'])).toBe(
    'Faltam Dados Bancários, Documentos e Produtos.',
  );
});
